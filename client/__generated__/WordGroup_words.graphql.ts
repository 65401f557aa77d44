/**
 * @generated SignedSource<<f1d7b33c56cb0c8c7c452d5a49ec6d2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordGroup_words$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly id: string;
  readonly pauseAfter: string | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word">;
  readonly " $fragmentType": "WordGroup_words";
}>;
export type WordGroup_words$key = ReadonlyArray<{
  readonly " $data"?: WordGroup_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordGroup_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordGroup_words",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranscription",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordCard_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "6f65ae3c66dbbd29e15bc7a4b8cad9c4";

export default node;
