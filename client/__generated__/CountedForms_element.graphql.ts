/**
 * @generated SignedSource<<6935e83c034df7e22a3f12269093fe58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountedForms_element$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly forms: ReadonlyArray<{
    readonly arabicText: string;
    readonly count: number;
    readonly firstWordKey: string;
  }>;
  readonly " $fragmentType": "CountedForms_element";
};
export type CountedForms_element$key = {
  readonly " $data"?: CountedForms_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountedForms_element">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountedForms_element",
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        }
      ],
      "concreteType": "WordConnection",
      "kind": "LinkedField",
      "name": "occurrences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "occurrences(first:0)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstWordKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};

(node as any).hash = "b40625cb088a38008ed9aa2d5d2a2931";

export default node;
