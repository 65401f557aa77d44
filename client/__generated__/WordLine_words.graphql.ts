/**
 * @generated SignedSource<<0991696cf6249cbb4cfaa531b15a3397>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordLine_words$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly id: string;
  readonly pauseAfter: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words" | "WordEditing_words">;
  readonly " $fragmentType": "WordLine_words";
}>;
export type WordLine_words$key = ReadonlyArray<{
  readonly " $data"?: WordLine_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordLine_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordLine_words",
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
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseAfter",
      "storageKey": null
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

(node as any).hash = "5b3609c92e958b28399aaea7f15d800d";

export default node;
