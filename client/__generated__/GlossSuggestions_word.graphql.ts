/**
 * @generated SignedSource<<83d7d0083a75b2871b4ef8da494a86fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GlossSuggestionBasis = "FORM" | "OTHER_GLOSS" | "ROOT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GlossSuggestions_word$data = {
  readonly glossSuggestions: ReadonlyArray<{
    readonly basis: GlossSuggestionBasis;
    readonly count: number;
    readonly text: string;
    readonly total: number;
  }>;
  readonly key: string;
  readonly " $fragmentType": "GlossSuggestions_word";
};
export type GlossSuggestions_word$key = {
  readonly " $data"?: GlossSuggestions_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"GlossSuggestions_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GlossSuggestions_word",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        }
      ],
      "concreteType": "GlossSuggestion",
      "kind": "LinkedField",
      "name": "glossSuggestions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "1699531504ad98250f8f3fb77f3ec74b";

export default node;
