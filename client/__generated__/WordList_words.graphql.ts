/**
 * @generated SignedSource<<d2767a6cba7ff812934c066454de6f92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordList_words$data = ReadonlyArray<{
  readonly englishGlossOf: number | null | undefined;
  readonly id: string;
  readonly numberInVerse: number;
  readonly turkishGlossOf: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words" | "WordCard_word" | "WordEditing_words" | "WordGroup_words">;
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
      "name": "OpenWordTooltip_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordEditing_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "4c2f973bbdeb468a5b9ef02dac161175";

export default node;
