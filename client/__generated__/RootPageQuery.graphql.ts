/**
 * @generated SignedSource<<e424852e257cdd19887945e25ea48f90>>
 * @relayHash 71d5d6cfe106cc440316963f3877f676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca93abaed929a2b4ec014469b636c2363e86054de99c55da367bc4c8c4ea3a15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
export type RootPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  isLemma: boolean;
  isMeaning: boolean;
  isOverview: boolean;
  isWhole: boolean;
  last?: number | null | undefined;
  lemma: string;
  letters: string;
  meaning: string;
  meaningLanguage: Language;
};
export type RootPageQuery$data = {
  readonly root: {
    readonly englishSense: string | null | undefined;
    readonly filter?: {
      readonly " $fragmentSpreads": FragmentRefs<"MeaningSummary_root">;
    } | null | undefined;
    readonly id: string;
    readonly lemma?: {
      readonly words: {
        readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"LemmaSummary_lemma">;
    } | null | undefined;
    readonly letters: string;
    readonly meaning?: {
      readonly words: {
        readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"MeaningSummary_meaning">;
    } | null | undefined;
    readonly numberOfOccurrences: number;
    readonly numberOfVerses: number;
    readonly overview?: {
      readonly " $fragmentSpreads": FragmentRefs<"RootLemmas_root" | "RootMeanings_root">;
    } | null | undefined;
    readonly turkishSense: string | null | undefined;
    readonly words?: {
      readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RootHead_root" | "RootNavigation_root" | "RootSense_root">;
  } | null | undefined;
};
export type RootPageQuery = {
  response: RootPageQuery$data;
  variables: RootPageQuery$variables;
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
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isLemma"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isMeaning"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOverview"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWhole"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lemma"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "letters"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "meaning"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "meaningLanguage"
},
v12 = [
  {
    "kind": "Variable",
    "name": "letters",
    "variableName": "letters"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letters",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfOccurrences",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfVerses",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishSense",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishSense",
  "storageKey": null
},
v19 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "meaningLanguage"
  },
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "meaning"
  }
],
v20 = [
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
v21 = {
  "alias": null,
  "args": (v20/*:: as any*/),
  "concreteType": "WordConnection",
  "kind": "LinkedField",
  "name": "words",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RootWords_words"
    }
  ],
  "storageKey": null
},
v22 = [
  {
    "kind": "Variable",
    "name": "wordKey",
    "variableName": "lemma"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstWordKey",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfWords",
  "storageKey": null
},
v26 = {
  "alias": "turkishDescription",
  "args": [
    {
      "kind": "Literal",
      "name": "language",
      "value": "TURKISH"
    }
  ],
  "kind": "ScalarField",
  "name": "description",
  "storageKey": "description(language:\"TURKISH\")"
},
v27 = {
  "alias": "englishDescription",
  "args": [
    {
      "kind": "Literal",
      "name": "language",
      "value": "ENGLISH"
    }
  ],
  "kind": "ScalarField",
  "name": "description",
  "storageKey": "description(language:\"ENGLISH\")"
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v29 = [
  (v23/*:: as any*/),
  (v28/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "RootMeaning",
  "kind": "LinkedField",
  "name": "turkishMeanings",
  "plural": true,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "RootMeaning",
  "kind": "LinkedField",
  "name": "englishMeanings",
  "plural": true,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v33 = [
  (v23/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": (v20/*:: as any*/),
  "concreteType": "WordConnection",
  "kind": "LinkedField",
  "name": "words",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WordEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Word",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v32/*:: as any*/),
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
              "concreteType": "GlossGroup",
              "kind": "LinkedField",
              "name": "turkishGlossGroup",
              "plural": false,
              "selections": (v33/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GlossGroup",
              "kind": "LinkedField",
              "name": "englishGlossGroup",
              "plural": false,
              "selections": (v33/*:: as any*/),
              "storageKey": null
            }
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
};
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
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RootPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Root",
        "kind": "LinkedField",
        "name": "root",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RootHead_root"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RootNavigation_root"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RootSense_root"
          },
          {
            "condition": "isMeaning",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MeaningSummary_root"
                    }
                  ],
                  "type": "Root",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "filter"
              },
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "RootMeaning",
                "kind": "LinkedField",
                "name": "meaning",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "MeaningSummary_meaning"
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RootMeanings_root"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RootLemmas_root"
                    }
                  ],
                  "type": null,
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "overview"
              }
            ]
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LemmaSummary_lemma"
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isWhole",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v21/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RootPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "Root",
        "kind": "LinkedField",
        "name": "root",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousLetters",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextLetters",
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
            "name": "turkishNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishNote",
            "storageKey": null
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isMeaning",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "RootMeaning",
                "kind": "LinkedField",
                "name": "meaning",
                "plural": false,
                "selections": [
                  (v23/*:: as any*/),
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GlossCount",
                    "kind": "LinkedField",
                    "name": "glosses",
                    "plural": true,
                    "selections": (v29/*:: as any*/),
                    "storageKey": null
                  },
                  (v34/*:: as any*/)
                ],
                "storageKey": null
              },
              (v30/*:: as any*/),
              (v31/*:: as any*/)
            ]
          },
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemmas",
                "plural": true,
                "selections": [
                  (v24/*:: as any*/),
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RootForm",
                    "kind": "LinkedField",
                    "name": "forms",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/),
                      (v32/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GlossCount",
                        "kind": "LinkedField",
                        "name": "turkishGlosses",
                        "plural": true,
                        "selections": (v29/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GlossCount",
                        "kind": "LinkedField",
                        "name": "englishGlosses",
                        "plural": true,
                        "selections": (v29/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isWhole",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v34/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca93abaed929a2b4ec014469b636c2363e86054de99c55da367bc4c8c4ea3a15",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a29c7d1c27b09be4c239977c9db37b6f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
