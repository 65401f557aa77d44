/**
 * @generated SignedSource<<6f39a3abfb344091f7e14406329b8b79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ElementVerses_element$data = {
  readonly databaseId: number;
  readonly englishNameInQuran: string;
  readonly id: string;
  readonly term: {
    readonly databaseId: number;
  };
  readonly turkishNameInQuran: string;
  readonly verses: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"readVerses_page">;
  };
  readonly " $fragmentType": "ElementVerses_element";
};
export type ElementVerses_element$key = {
  readonly " $data"?: ElementVerses_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"ElementVerses_element">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ElementVerses_element",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishNameInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNameInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Term",
      "kind": "LinkedField",
      "name": "term",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "VerseConnection",
      "kind": "LinkedField",
      "name": "verses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readVerses_page",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "VerseEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Verse",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "key",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": "verses(first:12)"
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};
})();

(node as any).hash = "5f063b9f5c55f40e112e9dc07ea92abb";

export default node;
