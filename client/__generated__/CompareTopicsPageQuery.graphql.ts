/**
 * @generated SignedSource<<837a4b832e6d851bfe50a9fe7c5bbebb>>
 * @relayHash fa56895f4a246f3476c5d3d68674de66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7f2d161ae64b46a124af188987bb72a1d49e77bc1998fc9b3ff06bf74b12d6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareTopicsPageQuery$variables = {
  first: number;
  hasSecond: boolean;
  second: number;
};
export type CompareTopicsPageQuery$data = {
  readonly first: {
    readonly compared?: {
      readonly " $fragmentSpreads": FragmentRefs<"ComparedTopics_post">;
    } | null | undefined;
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly others?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly englishTitle: string;
        readonly turkishTitle: string;
      };
    }>;
  };
  readonly second?: {
    readonly englishTitle: string;
    readonly turkishTitle: string;
    readonly " $fragmentSpreads": FragmentRefs<"ComparedTopics_post">;
  } | null | undefined;
};
export type CompareTopicsPageQuery = {
  response: CompareTopicsPageQuery$data;
  variables: CompareTopicsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSecond"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "second"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "first"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTitle",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTitle",
  "storageKey": null
},
v7 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ComparedTopics_post"
},
v8 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "second"
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": (v9/*:: as any*/),
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
            (v10/*:: as any*/),
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
                },
                (v10/*:: as any*/)
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareTopicsPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    (v7/*:: as any*/)
                  ],
                  "type": null,
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "compared"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasSecond",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "second",
            "args": (v8/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasSecond",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "others",
            "args": (v9/*:: as any*/),
            "concreteType": "PostConnection",
            "kind": "LinkedField",
            "name": "posts",
            "plural": false,
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "posts(first:100)"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareTopicsPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "post",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v10/*:: as any*/),
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasSecond",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "second",
            "args": (v8/*:: as any*/),
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "post",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasSecond",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "others",
            "args": (v9/*:: as any*/),
            "concreteType": "PostConnection",
            "kind": "LinkedField",
            "name": "posts",
            "plural": false,
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "posts(first:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e7f2d161ae64b46a124af188987bb72a1d49e77bc1998fc9b3ff06bf74b12d6b",
    "metadata": {},
    "name": "CompareTopicsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "488952121bb30b5dd274d612a55f6ec2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
