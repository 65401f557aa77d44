/**
 * @generated SignedSource<<1833dca9c59887b8cf36e664df3c3dd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferenceProblem = "BACKWARDS" | "NO_JUZ" | "NO_PAGE" | "NO_SURAH" | "NO_VERSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchNotes_answer$data = {
  readonly reference: {
    readonly ignoredSurah: {
      readonly englishNameTranscription: string;
      readonly number: number;
      readonly turkishNameTranscription: string;
    } | null | undefined;
    readonly problem: ReferenceProblem | null | undefined;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly number: number;
      readonly numberOfVerses: number;
      readonly turkishNameTranscription: string;
    } | null | undefined;
  } | null | undefined;
  readonly unknownWords: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchNotes_answer";
};
export type SearchNotes_answer$key = {
  readonly " $data"?: SearchNotes_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchNotes_answer">;
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
  "name": "turkishNameTranscription",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchNotes_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reference",
      "kind": "LinkedField",
      "name": "reference",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
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
              "name": "numberOfVerses",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Surah",
          "kind": "LinkedField",
          "name": "ignoredSurah",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "1fb9c515ca5447878cd6d9f954380928";

export default node;
