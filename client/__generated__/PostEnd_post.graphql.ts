/**
 * @generated SignedSource<<15ed388b5bdec8a6120b9774e5df38cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostEnd_post$data = {
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
  readonly " $fragmentType": "PostEnd_post";
};
export type PostEnd_post$key = {
  readonly " $data"?: PostEnd_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostEnd_post">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "85e8d852579afb785c7794bf87b06c98";

export default node;
