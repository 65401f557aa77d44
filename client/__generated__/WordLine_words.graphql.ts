/**
 * @generated SignedSource<<b20527af687010bd783b73b8c6343313>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WordEditing_words" | "WordTooltip_word">;
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

(node as any).hash = "38245006f10477f714bf9cf4854fad40";

export default node;
