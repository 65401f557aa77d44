/**
 * @generated SignedSource<<9dad806a35d33f9d6ac6393d083bb081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordGroup_words$data = ReadonlyArray<{
  readonly englishTranslation: string | null | undefined;
  readonly id: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word" | "clusterWidth_word">;
  readonly " $fragmentType": "WordGroup_words";
}>;
export type WordGroup_words$key = ReadonlyArray<{
  readonly " $data"?: WordGroup_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordGroup_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGrammar"
    }
  ],
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
      "kind": "InlineDataFragmentSpread",
      "name": "clusterWidth_word",
      "selections": [
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "withGrammar",
          "variableName": "withGrammar"
        }
      ],
      "kind": "FragmentSpread",
      "name": "WordCard_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "0d3deb7ec9cf638c4c3edb110802ae91";

export default node;
