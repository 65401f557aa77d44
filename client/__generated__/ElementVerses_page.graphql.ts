/**
 * @generated SignedSource<<3a09d3480ead15cb9a4d3f972dc20c0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ElementVerses_page$data = {
  readonly all: {
    readonly pageInfo: {
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"readVerses_page">;
  };
  readonly " $fragmentType": "ElementVerses_page";
};
export type ElementVerses_page$key = {
  readonly " $data"?: ElementVerses_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ElementVerses_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "versesAfter"
    },
    {
      "kind": "RootArgument",
      "name": "versesBefore"
    },
    {
      "kind": "RootArgument",
      "name": "versesFirst"
    },
    {
      "kind": "RootArgument",
      "name": "versesLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ElementVerses_page",
  "selections": [
    {
      "alias": "all",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "versesAfter"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "versesBefore"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "versesFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "versesLast"
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPreviousPage",
              "storageKey": null
            }
          ],
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
      "storageKey": null
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};

(node as any).hash = "ac3e3f717a281e7576126193239b7eb2";

export default node;
