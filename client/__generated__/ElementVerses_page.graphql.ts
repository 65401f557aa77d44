/**
 * @generated SignedSource<<05a5d00aa5dbbb30985a99cb4e6b9018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ElementVerses_page$data = {
  readonly all: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
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
            },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};

(node as any).hash = "4373d92592f463da68f401b124086ac7";

export default node;
