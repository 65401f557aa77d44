/**
 * @generated SignedSource<<785419ddeb65801fe312a3bc3b8a2054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountedWord_word$data = {
  readonly arabicText: string;
  readonly key: string;
  readonly numberInVerse: number;
  readonly verse: {
    readonly arabicText: string;
    readonly englishTranslation: string | null | undefined;
    readonly turkishTranslation: string | null | undefined;
  };
  readonly " $fragmentType": "CountedWord_word";
};
export type CountedWord_word$key = {
  readonly " $data"?: CountedWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountedWord_word">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountedWord_word",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInVerse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "verse",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishTranslation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTranslation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "2b728909aeae29d588523ad187b0854b";

export default node;
