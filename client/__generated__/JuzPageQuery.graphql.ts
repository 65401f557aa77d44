/**
 * @generated SignedSource<<0fd7d539425d335ca79c4ca8176e7583>>
 * @relayHash e92136de88072e1472d6680d8f1ea82b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa857aee750dd0c3a6397e7dbfa24f530cba9b47fcaa613531d57c0b10145c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JuzPageQuery$variables = {
  exists: boolean;
  number: number;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
  q5: number;
  q6: number;
  q7: number;
  q8: number;
};
export type JuzPageQuery$data = {
  readonly juz: {
    readonly number: number;
  } | null | undefined;
  readonly q1?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q2?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q3?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q4?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q5?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q6?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q7?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
  readonly q8?: {
    readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
  };
};
export type JuzPageQuery = {
  response: JuzPageQuery$data;
  variables: JuzPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exists"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q1"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q2"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q3"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q4"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q5"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q6"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q7"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "q8"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "number",
      "variableName": "number"
    }
  ],
  "concreteType": "Juz",
  "kind": "LinkedField",
  "name": "juz",
  "plural": false,
  "selections": [
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v13 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q1"
  }
],
v14 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "JuzPage_quarter",
    "selections": [
      {
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "PartVerses_verses"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v15 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q2"
  }
],
v16 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q3"
  }
],
v17 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q4"
  }
],
v18 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q5"
  }
],
v19 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q6"
  }
],
v20 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q7"
  }
],
v21 = [
  (v12/*:: as any*/),
  {
    "kind": "Variable",
    "name": "quarter",
    "variableName": "q8"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v26 = [
  {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
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
                "name": "turkishNameTranscription",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "englishNameTranscription",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Verse",
                "kind": "LinkedField",
                "name": "basmala",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numberInSurah",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "page",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "juz",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ruku",
            "storageKey": null
          },
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rukuInSurah",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prostration",
            "storageKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JuzPageQuery",
    "selections": [
      (v11/*:: as any*/),
      {
        "condition": "exists",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "q1",
            "args": (v13/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q2",
            "args": (v15/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q3",
            "args": (v16/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q4",
            "args": (v17/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q5",
            "args": (v18/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q6",
            "args": (v19/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q7",
            "args": (v20/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q8",
            "args": (v21/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v14/*:: as any*/),
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JuzPageQuery",
    "selections": [
      (v11/*:: as any*/),
      {
        "condition": "exists",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "q1",
            "args": (v13/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q2",
            "args": (v15/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q3",
            "args": (v16/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q4",
            "args": (v17/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q5",
            "args": (v18/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q6",
            "args": (v19/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q7",
            "args": (v20/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "q8",
            "args": (v21/*:: as any*/),
            "concreteType": "VerseConnection",
            "kind": "LinkedField",
            "name": "verses",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9fa857aee750dd0c3a6397e7dbfa24f530cba9b47fcaa613531d57c0b10145c0",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9cdfed5eaafb4cc44f311d8d5922d80";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
