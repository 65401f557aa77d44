/**
 * @generated SignedSource<<360cbc2f13c8023f4faa3f92fad304ad>>
 * @relayHash 227c1d56ca0e151b7c40ec092a09ba26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be0414e88d0f8f20321c82f92ac12e8528511c5d92f53ffd73066ad98529d674

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  element: string;
  first?: number | null | undefined;
  hasElement: boolean;
  hasSecond: boolean;
  last?: number | null | undefined;
  secondAfter?: string | null | undefined;
  secondBefore?: string | null | undefined;
  secondFirst?: number | null | undefined;
  secondLast?: number | null | undefined;
  secondTermId: number;
  termId: number;
  versesAfter?: string | null | undefined;
  versesBefore?: string | null | undefined;
  versesFirst?: number | null | undefined;
  versesLast?: number | null | undefined;
};
export type TermPageQuery$data = {
  readonly node?: {
    readonly element: {
      readonly term: {
        readonly databaseId: number;
      };
      readonly " $fragmentSpreads": FragmentRefs<"TermTable_opened">;
    } | null | undefined;
  } | null | undefined;
  readonly secondTerm?: {
    readonly databaseId: number;
    readonly englishName: string;
    readonly termElements: {
      readonly totalCount: number;
    };
    readonly turkishName: string;
    readonly " $fragmentSpreads": FragmentRefs<"TermTable_term">;
  } | null | undefined;
  readonly term: {
    readonly databaseId: number;
    readonly englishName: string;
    readonly id: string;
    readonly termElements: {
      readonly totalCount: number;
    };
    readonly turkishName: string;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"TermTable_term">;
  } | null | undefined;
};
export type TermPageQuery = {
  response: TermPageQuery$data;
  variables: TermPageQuery$variables;
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
  "name": "element"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasElement"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSecond"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondAfter"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondBefore"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondFirst"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondLast"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "secondTermId"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "termId"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "versesAfter"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "versesBefore"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "versesFirst"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "versesLast"
},
v17 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "termId"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishName",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishName",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 0
    }
  ],
  "concreteType": "TermElementConnection",
  "kind": "LinkedField",
  "name": "termElements",
  "plural": false,
  "selections": [
    (v23/*:: as any*/)
  ],
  "storageKey": "termElements(first:0)"
},
v25 = [
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
  }
],
v26 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "secondTermId"
  }
],
v27 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "secondAfter"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "secondBefore"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "secondFirst"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "secondLast"
  }
],
v28 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "element"
  }
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "VerseEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v18/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endCursor",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Term",
  "kind": "LinkedField",
  "name": "term",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPreviousPage",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startCursor",
  "storageKey": null
},
v35 = [
  {
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
          (v19/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "elementOrder",
            "storageKey": null
          },
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
            "name": "turkishMeaning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishMeaning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numberOfOccurrencesInQuran",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 12
              }
            ],
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": [
              (v23/*:: as any*/),
              (v29/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  (v30/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "verses(first:12)"
          },
          (v18/*:: as any*/),
          (v32/*:: as any*/)
        ],
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
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      (v31/*:: as any*/),
      (v30/*:: as any*/)
    ],
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TermPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "Term",
        "kind": "LinkedField",
        "name": "term",
        "plural": false,
        "selections": [
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v24/*:: as any*/),
          {
            "args": (v25/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "TermTable_term"
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
            "alias": "secondTerm",
            "args": (v26/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "term",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v24/*:: as any*/),
              {
                "args": (v27/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "TermTable_term"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasElement",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v28/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Term",
                      "kind": "LinkedField",
                      "name": "term",
                      "plural": false,
                      "selections": [
                        (v19/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "TermTable_opened"
                    }
                  ],
                  "type": "TermElement",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "element"
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
      (v12/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v15/*:: as any*/),
      (v13/*:: as any*/),
      (v16/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TermPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "Term",
        "kind": "LinkedField",
        "name": "term",
        "plural": false,
        "selections": [
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": "page",
            "args": (v25/*:: as any*/),
            "concreteType": "TermElementConnection",
            "kind": "LinkedField",
            "name": "termElements",
            "plural": false,
            "selections": (v35/*:: as any*/),
            "storageKey": null
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
            "alias": "secondTerm",
            "args": (v26/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "term",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v24/*:: as any*/),
              {
                "alias": "page",
                "args": (v27/*:: as any*/),
                "concreteType": "TermElementConnection",
                "kind": "LinkedField",
                "name": "termElements",
                "plural": false,
                "selections": (v35/*:: as any*/),
                "storageKey": null
              },
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasElement",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v28/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v32/*:: as any*/),
                  {
                    "alias": "all",
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "after",
                        "variableName": "versesAfter"
                      },
                      {
                        "kind": "Variable",
                        "name": "before",
                        "variableName": "versesBefore"
                      },
                      {
                        "kind": "Variable",
                        "name": "first",
                        "variableName": "versesFirst"
                      },
                      {
                        "kind": "Variable",
                        "name": "last",
                        "variableName": "versesLast"
                      }
                    ],
                    "concreteType": "VerseConnection",
                    "kind": "LinkedField",
                    "name": "verses",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          (v34/*:: as any*/),
                          (v33/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "TermElement",
                "abstractKey": null
              },
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "be0414e88d0f8f20321c82f92ac12e8528511c5d92f53ffd73066ad98529d674",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d0413910b9c1cb337a411f060f3d5d2a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
