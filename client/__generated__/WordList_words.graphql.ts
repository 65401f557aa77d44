/**
 * @generated SignedSource<<555e54237dd9ba14bc2a76621b1c3bd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordList_words$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word" | "WordGroup_words" | "WordOverlays_words" | "glossClusters_word">;
  readonly " $fragmentType": "WordList_words";
}>;
export type WordList_words$key = ReadonlyArray<{
  readonly " $data"?: WordList_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordList_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "glossClusters_word",
      "selections": [
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
          "kind": "ScalarField",
          "name": "turkishGlossOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishGlossOf",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordCard_word"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordGroup_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordOverlays_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "703cc8af49c9bb5058274779b1f2e0c7";

export default node;
