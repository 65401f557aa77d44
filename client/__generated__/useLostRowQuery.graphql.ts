/**
 * @generated SignedSource<<0d9a2c2a7f6761efbdf6f58b118165d9>>
 * @relayHash f7c531c01ef867c8641ceb6b7ef5bf66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b64853e0a4ee5c8273483fc0fd741810767ee133cd14a9af4bc2c6eb029dd4b

import type { ConcreteRequest } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
export type useLostRowQuery$variables = {
  databaseId: number;
  isPost: boolean;
};
export type useLostRowQuery$data = {
  readonly post?: {
    readonly __typename: "Post";
  } | null | undefined;
  readonly postVerse?: {
    readonly __typename: "PostVerse";
  } | null | undefined;
  readonly trash?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly entity: RevisionEntity;
      };
    }>;
  };
};
export type useLostRowQuery = {
  response: useLostRowQuery$data;
  variables: useLostRowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isPost"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "TrashItemConnection",
  "kind": "LinkedField",
  "name": "trash",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrashItemEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrashItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "trash(first:100)"
},
v5 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLostRowQuery",
    "selections": [
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ]
      },
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PostVerse",
            "kind": "LinkedField",
            "name": "postVerse",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLostRowQuery",
    "selections": [
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ]
      },
      {
        "condition": "isPost",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PostVerse",
            "kind": "LinkedField",
            "name": "postVerse",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0b64853e0a4ee5c8273483fc0fd741810767ee133cd14a9af4bc2c6eb029dd4b",
    "metadata": {},
    "name": "useLostRowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f544af6d5e021c1235e8e24de0d2e481";

export default node;
