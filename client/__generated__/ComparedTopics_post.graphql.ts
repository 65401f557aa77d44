/**
 * @generated SignedSource<<2abf69a37bed5d32e4e7c8b6c3972b91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComparedTopics_post$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly englishTitle: string;
  readonly section: PostSection;
  readonly turkishTitle: string;
  readonly verses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly englishTranslation: string | null | undefined;
        readonly id: string;
        readonly turkishTranslation: string | null | undefined;
        readonly verse: {
          readonly arabicText: string;
          readonly key: string;
        };
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "ComparedTopics_post";
}>;
export type ComparedTopics_post$key = ReadonlyArray<{
  readonly " $data"?: ComparedTopics_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedTopics_post">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedTopics_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "section",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "PostVerseConnection",
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
          "alias": null,
          "args": null,
          "concreteType": "PostVerseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostVerse",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Verse",
                  "kind": "LinkedField",
                  "name": "verse",
                  "plural": false,
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
                      "args": null,
                      "kind": "ScalarField",
                      "name": "arabicText",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "verses(first:100)"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "33ca5fc3253749348a8c11704c09a737";

export default node;
