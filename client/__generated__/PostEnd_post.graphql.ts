/**
 * @generated SignedSource<<7bf792ed2cda7ea6e9124d20d80ed34e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostEnd_post$data = {
  readonly broader: {
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly section: PostSection;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly narrower: ReadonlyArray<{
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly section: PostSection;
    readonly turkishTitle: string;
  }>;
  readonly next: {
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly section: PostSection;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly previous: {
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly section: PostSection;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly related: ReadonlyArray<{
    readonly numberOfSharedVerses: number;
    readonly post: {
      readonly databaseId: number;
      readonly englishTitle: string;
      readonly section: PostSection;
      readonly turkishTitle: string;
    };
  }>;
  readonly relatedTerms: ReadonlyArray<{
    readonly numberOfVerses: number;
    readonly term: {
      readonly databaseId: number;
      readonly englishName: string;
      readonly turkishName: string;
      readonly url: string;
    };
  }>;
  readonly roots: ReadonlyArray<{
    readonly englishSense: string | null | undefined;
    readonly letters: string;
    readonly turkishSense: string | null | undefined;
  }>;
  readonly " $fragmentType": "PostEnd_post";
};
export type PostEnd_post$key = {
  readonly " $data"?: PostEnd_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostEnd_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostEnd_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "broader",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "narrower",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "roots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishSense",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishSense",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RelatedPost",
      "kind": "LinkedField",
      "name": "related",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfSharedVerses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "post",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RelatedTerm",
      "kind": "LinkedField",
      "name": "relatedTerms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfVerses",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "579135b6560e35e27ad456ea3365a40f";

export default node;
