/**
 * @generated SignedSource<<8e4cf21c29ce6cf9713129e18eaabe04>>
 * @relayHash 1dfe470281a78a1a34c4841162b6002a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 367357ff9b5a2756334a46850c428acbfe0927325982ed6166337437edd80d82

import type { ConcreteRequest } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
export type useLostRowQuery$variables = {
  databaseId: number;
  isPost: boolean;
  isPostVerse: boolean;
  isVerseAlias: boolean;
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
  readonly verseAlias?: {
    readonly __typename: "VerseAlias";
  } | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isPostVerse"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isVerseAlias"
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
  "condition": "isPostVerse",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
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
    }
  ]
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
          }
        ]
      },
      {
        "condition": "isPostVerse",
        "kind": "Condition",
        "passingValue": true,
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
      },
      {
        "condition": "isVerseAlias",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "VerseAlias",
            "kind": "LinkedField",
            "name": "verseAlias",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      (v4/*:: as any*/)
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
          }
        ]
      },
      {
        "condition": "isPostVerse",
        "kind": "Condition",
        "passingValue": true,
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
      },
      {
        "condition": "isVerseAlias",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "VerseAlias",
            "kind": "LinkedField",
            "name": "verseAlias",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "367357ff9b5a2756334a46850c428acbfe0927325982ed6166337437edd80d82",
    "metadata": {},
    "name": "useLostRowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e5bcab4383a83a997d0eb69c446dc3e9";

export default node;
