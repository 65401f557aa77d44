/**
 * @generated SignedSource<<b56210b9fa81c589ce56f327ebe31291>>
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
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words" | "WordEditing_words" | "WordSheet_words">;
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
      "name": "WordSheet_words"
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

(node as any).hash = "2e1243be4b9b33ecd2fa875d84504ce8";

export default node;
