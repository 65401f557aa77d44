/**
 * @generated SignedSource<<7e2865435f08c645199857bb5e3ba1ea>>
 * @relayHash 4658d2257828a3a8abc13195488ab19c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa102db0703d4a7dd072bc937efc6ab940a0ae472e781fa62c6a8ca0f64e3d95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootsPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  find: string;
  first?: number | null | undefined;
  isFinding: boolean;
  last?: number | null | undefined;
  letter: string;
};
export type RootsPageQuery$data = {
  readonly findRoots?: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RootCard_root">;
  }>;
  readonly rootInitials: ReadonlyArray<{
    readonly letter: string;
    readonly numberOfRoots: number;
  }>;
  readonly roots?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RootCard_root">;
      };
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"RootPages_pageInfo">;
    };
  };
};
export type RootsPageQuery = {
  response: RootsPageQuery$data;
  variables: RootsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "find"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFinding"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "letter"
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "RootInitial",
  "kind": "LinkedField",
  "name": "rootInitials",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfRoots",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "find"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "RootCard_root"
  }
],
v11 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "letter",
    "variableName": "letter"
  }
],
v12 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "letters",
    "storageKey": null
  },
  {
    "alias": "turkishTranscription",
    "args": [
      {
        "kind": "Literal",
        "name": "scheme",
        "value": "TURKISH_DIA"
      }
    ],
    "kind": "ScalarField",
    "name": "transcription",
    "storageKey": "transcription(scheme:\"TURKISH_DIA\")"
  },
  {
    "alias": "englishTranscription",
    "args": [
      {
        "kind": "Literal",
        "name": "scheme",
        "value": "ENGLISH_IJMES"
      }
    ],
    "kind": "ScalarField",
    "name": "transcription",
    "storageKey": "transcription(scheme:\"ENGLISH_IJMES\")"
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numberOfOccurrences",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RootsPageQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "condition": "isFinding",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Root",
            "kind": "LinkedField",
            "name": "findRoots",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isFinding",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "RootConnection",
            "kind": "LinkedField",
            "name": "roots",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RootEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Root",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "RootPages_pageInfo"
                  }
                ],
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RootsPageQuery",
    "selections": [
      (v7/*:: as any*/),
      {
        "condition": "isFinding",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Root",
            "kind": "LinkedField",
            "name": "findRoots",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isFinding",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "RootConnection",
            "kind": "LinkedField",
            "name": "roots",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RootEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Root",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
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
                    "name": "hasPreviousPage",
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
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "aa102db0703d4a7dd072bc937efc6ab940a0ae472e781fa62c6a8ca0f64e3d95",
    "metadata": {},
    "name": "RootsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bf4acfebbfbe78d9d6d6563b515d956";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
