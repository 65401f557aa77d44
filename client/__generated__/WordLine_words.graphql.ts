/**
 * @generated SignedSource<<6e7144020835e13f5609fad14be9c5ae>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WordTooltip_word">;
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
      "name": "WordTooltip_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "9b4931921234f3c22722a3b15e4371aa";

export default node;
