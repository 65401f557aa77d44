/**
 * @generated SignedSource<<2dc6ba62989aaa655ec98f96a8027295>>
 * @relayHash 24a4e1dbc8dd6d91cc81aa2fd809bd94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c98fb0800e8832d85f0382e8757215a24d185d98270a33ef04374839ff3cb7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareVersesPageQuery$variables = {
  first: string;
  hasSecond: boolean;
  second: string;
};
export type CompareVersesPageQuery$data = {
  readonly first: {
    readonly alone?: {
      readonly " $fragmentSpreads": FragmentRefs<"SimilarVerseList_verse">;
    } | null | undefined;
    readonly compared?: {
      readonly nearest: {
        readonly verses: ReadonlyArray<{
          readonly numberOfPhraseWords: number;
          readonly sharedPhrase: string | null | undefined;
          readonly verse: {
            readonly key: string;
          };
        }>;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ComparedVerses_verse">;
    } | null | undefined;
    readonly key: string;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly turkishNameTranscription: string;
    };
  } | null | undefined;
  readonly second?: {
    readonly key: string;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly turkishNameTranscription: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ComparedVerses_verse">;
  } | null | undefined;
};
export type CompareVersesPageQuery = {
  response: CompareVersesPageQuery$data;
  variables: CompareVersesPageQuery$variables;
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
    "name": "key",
    "variableName": "first"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Surah",
  "kind": "LinkedField",
  "name": "surah",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ComparedVerses_verse"
},
v9 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sharedPhrase",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfPhraseWords",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "second"
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
  "concreteType": "Surah",
  "kind": "LinkedField",
  "name": "surah",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberInSurah",
  "storageKey": null
},
v18 = {
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
v19 = {
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
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Word",
  "kind": "LinkedField",
  "name": "words",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "root",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        },
        (v13/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseAfter",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInVerse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishGlossOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishGlossOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranscription",
      "storageKey": null
    },
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TermElement",
      "kind": "LinkedField",
      "name": "termElements",
      "plural": true,
      "selections": [
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishLabel",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompareVersesPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SimilarVerseList_verse"
                    }
                  ],
                  "type": null,
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "alone"
              }
            ]
          },
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    (v8/*:: as any*/),
                    {
                      "alias": "nearest",
                      "args": (v9/*:: as any*/),
                      "concreteType": "SimilarVerses",
                      "kind": "LinkedField",
                      "name": "similar",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "SimilarVerse",
                          "kind": "LinkedField",
                          "name": "verses",
                          "plural": true,
                          "selections": [
                            (v10/*:: as any*/),
                            (v11/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Verse",
                              "kind": "LinkedField",
                              "name": "verse",
                              "plural": false,
                              "selections": [
                                (v4/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": "similar(first:50)"
                    }
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
            "args": (v12/*:: as any*/),
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verse",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareVersesPageQuery",
    "selections": [
      {
        "alias": "first",
        "args": (v3/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v14/*:: as any*/),
          (v13/*:: as any*/),
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 20
                  }
                ],
                "concreteType": "SimilarVerses",
                "kind": "LinkedField",
                "name": "similar",
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
                    "concreteType": "SimilarVerse",
                    "kind": "LinkedField",
                    "name": "verses",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sharedRoots",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Verse",
                        "kind": "LinkedField",
                        "name": "verse",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v14/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "similar(first:20)"
              }
            ]
          },
          {
            "condition": "hasSecond",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v17/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": "nearest",
                "args": (v9/*:: as any*/),
                "concreteType": "SimilarVerses",
                "kind": "LinkedField",
                "name": "similar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SimilarVerse",
                    "kind": "LinkedField",
                    "name": "verses",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Verse",
                        "kind": "LinkedField",
                        "name": "verse",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "similar(first:50)"
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
            "args": (v12/*:: as any*/),
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verse",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v14/*:: as any*/),
              (v17/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f4c98fb0800e8832d85f0382e8757215a24d185d98270a33ef04374839ff3cb7",
    "metadata": {},
    "name": "CompareVersesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ced1f4d2884da7c8b3a60f2293c25c09";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
