/**
 * @generated SignedSource<<c91bb39330e165dff6da8145f86a5a86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordList_words$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word" | "WordEditing_words" | "WordTooltip_word">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordCard_word"
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

(node as any).hash = "2cd91f52a7a339375833a4ed59c9fc00";

export default node;
