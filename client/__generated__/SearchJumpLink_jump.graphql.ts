/**
 * @generated SignedSource<<e20fce3eed293a25ddce26e4a22ceaa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchJumpLink_jump$data = {
  readonly firstVerse: {
    readonly key: string;
  } | null | undefined;
  readonly lastVerse: {
    readonly key: string;
    readonly numberInSurah: number;
    readonly surah: {
      readonly number: number;
    };
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  };
  readonly " $fragmentType": "SearchJumpLink_jump";
};
export type SearchJumpLink_jump$key = {
  readonly " $data"?: SearchJumpLink_jump$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchJumpLink_jump">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchJumpLink_jump",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Surah",
      "kind": "LinkedField",
      "name": "surah",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishNameTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishNameTranscription",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "firstVerse",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "lastVerse",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberInSurah",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Surah",
          "kind": "LinkedField",
          "name": "surah",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchJump",
  "abstractKey": null
};
})();

(node as any).hash = "1e08f71d84c6e5e07f7a0ec05c396642";

export default node;
