/**
 * @generated SignedSource<<18a2eb60cbc6c7d60b0f166e6cb3b9c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopics_query$data = {
  readonly faith: {
    readonly totalCount: number;
  };
  readonly faithInAfterlife: {
    readonly totalCount: number;
  };
  readonly faithInAllah: {
    readonly totalCount: number;
  };
  readonly faithInAngels: {
    readonly totalCount: number;
  };
  readonly faithInBook: {
    readonly totalCount: number;
  };
  readonly faithInProphets: {
    readonly totalCount: number;
  };
  readonly quran: {
    readonly totalCount: number;
  };
  readonly roots: {
    readonly totalCount: number;
  };
  readonly terms: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "HomeTopics_query";
};
export type HomeTopics_query$key = {
  readonly " $data"?: HomeTopics_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopics_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeTopics_query",
  "selections": [
    {
      "alias": "quran",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "QURAN"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"QURAN\")"
    },
    {
      "alias": "faith",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH\")"
    },
    {
      "alias": "faithInAllah",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_ALLAH"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_ALLAH\")"
    },
    {
      "alias": "faithInAfterlife",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_AFTERLIFE"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_AFTERLIFE\")"
    },
    {
      "alias": "faithInAngels",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_ANGELS"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_ANGELS\")"
    },
    {
      "alias": "faithInBook",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_BOOK"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_BOOK\")"
    },
    {
      "alias": "faithInProphets",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_PROPHETS"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_PROPHETS\")"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "TermConnection",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "terms(first:0)"
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "concreteType": "RootConnection",
      "kind": "LinkedField",
      "name": "roots",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "roots(first:0)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4cfa66b1c0e95c0a8c459b771aa26a90";

export default node;
