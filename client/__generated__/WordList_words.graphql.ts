/**
 * @generated SignedSource<<12bdcf69e28592923079dd53cbb9bea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordList_words$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word" | "WordTooltip_word">;
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
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "c5608b4569e3d1c98f8b162b08b8938b";

export default node;
