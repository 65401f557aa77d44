/**
 * @generated SignedSource<<1835741eb59806c3d57f097d195efba7>>
 * @relayHash 72edd60bfe9cfa3281a080a75c3e5b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5188caad015346c7e5cee65d7955408cc017b4720405c67f67cfc557a3b2942

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareTablesPageQuery$variables = {
  first: number;
  hasSecond: boolean;
  second: number;
};
export type CompareTablesPageQuery$data = {
  readonly first: {
    readonly compared?: {
      readonly " $fragmentSpreads": FragmentRefs<"ComparedTables_term">;
    } | null | undefined;
    readonly databaseId: number;
    readonly englishName: string;
    readonly turkishName: string;
  } | null | undefined;
  readonly others?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly englishName: string;
        readonly turkishName: string;
      };
    }>;
  };
  readonly second?: {
    readonly englishName: string;
    readonly turkishName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ComparedTables_term">;
  } | null | undefined;
};
export type CompareTablesPageQuery = {
  response: CompareTablesPageQuery$data;
  variables: CompareTablesPageQuery$variables;
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
  "name": "turkishName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishName",
  "storageKey": null
},
v7 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ComparedTables_term"
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
  "concreteType": "TermElementEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TermElement",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v10/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arabicName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishNameInQuran",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishNameInQuran",
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
          "kind": "ScalarField",
          "name": "numberOfOccurrencesInQuran",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": "start",
  "args": (v9/*:: as any*/),
  "concreteType": "TermElementConnection",
  "kind": "LinkedField",
  "name": "termElements",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    (v11/*:: as any*/)
  ],
  "storageKey": "termElements(first:100)"
},
v13 = {
  "alias": "end",
  "args": [
    {
      "kind": "Literal",
      "name": "last",
      "value": 100
    }
  ],
  "concreteType": "TermElementConnection",
  "kind": "LinkedField",
  "name": "termElements",
  "plural": false,
  "selections": [
    (v11/*:: as any*/)
  ],
  "storageKey": "termElements(last:100)"
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
    "name": "CompareTablesPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Term",
        "kind": "LinkedField",
        "name": "term",
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
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "term",
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
            "concreteType": "TermConnection",
            "kind": "LinkedField",
            "name": "terms",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TermEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Term",
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
            "storageKey": "terms(first:100)"
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
    "name": "CompareTablesPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Term",
        "kind": "LinkedField",
        "name": "term",
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
              (v12/*:: as any*/),
              (v13/*:: as any*/)
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
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "term",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
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
            "concreteType": "TermConnection",
            "kind": "LinkedField",
            "name": "terms",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TermEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Term",
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
            "storageKey": "terms(first:100)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f5188caad015346c7e5cee65d7955408cc017b4720405c67f67cfc557a3b2942",
    "metadata": {},
    "name": "CompareTablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a707831b48a9ea7af1f83d9de9c0610e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
