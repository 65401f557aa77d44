/**
 * @generated SignedSource<<fe3a92a4e57a094fea8e09003c613a33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostList_posts$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly databaseId: number;
      readonly englishTitle: string;
      readonly id: string;
      readonly number: number;
      readonly section: PostSection;
      readonly turkishTitle: string;
    };
  }>;
  readonly " $fragmentType": "PostList_posts";
};
export type PostList_posts$key = {
  readonly " $data"?: PostList_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostList_posts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostList_posts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PostEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
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
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostConnection",
  "abstractKey": null
};

(node as any).hash = "089febd2409e8335690296f4eef2ce96";

export default node;
