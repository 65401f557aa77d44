/**
 * @generated SignedSource<<b07450ad1cdb9ff1ef7a1127c80396fe>>
 * @relayHash 0f12dca148fc0b6a9e8320d7fd919339
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76a1e8fc4f27d0dfd324e2d6d55c9ec5cdbf043e01f09d280b87b5aa8daa017

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeighborVerseQuery$variables = {
  key: string;
};
export type NeighborVerseQuery$data = {
  readonly verse: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVerseHeader_verse" | "VerseCard_verse">;
  } | null | undefined;
};
export type NeighborVerseQuery = {
  response: NeighborVerseQuery$data;
  variables: NeighborVerseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NeighborVerseQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostVerseHeader_verse"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VerseCard_verse"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NeighborVerseQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextKey",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
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
                "kind": "ScalarField",
                "name": "revelationOrder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numberOfVerses",
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
                "name": "turkishNameTranslation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "englishNameTranslation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turkishRevelationPlace",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "englishRevelationPlace",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turkishOtherNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "englishOtherNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "turkishNameNote",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "englishNameNote",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRevelationPlaceDisputed",
                "storageKey": null
              },
              (v3/*:: as any*/)
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TermElement",
                "kind": "LinkedField",
                "name": "termElements",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Term",
                    "kind": "LinkedField",
                    "name": "term",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
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
              },
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
                "name": "pauseAfter",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WordGrammar",
                        "kind": "LinkedField",
                        "name": "grammar",
                        "plural": false,
                        "selections": [
                          {
                            "alias": "turkishDescription",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "language",
                                "value": "TURKISH"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "briefDescription",
                            "storageKey": "briefDescription(language:\"TURKISH\")"
                          },
                          {
                            "alias": "englishDescription",
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "language",
                                "value": "ENGLISH"
                              }
                            ],
                            "kind": "ScalarField",
                            "name": "briefDescription",
                            "storageKey": "briefDescription(language:\"ENGLISH\")"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "Word",
                    "abstractKey": null
                  }
                ],
                "type": "WordText",
                "abstractKey": "__isWordText"
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishTranslationNeedsUpdate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishTranslationNeedsUpdate",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c76a1e8fc4f27d0dfd324e2d6d55c9ec5cdbf043e01f09d280b87b5aa8daa017",
    "metadata": {},
    "name": "NeighborVerseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f862afff1e4d0a42ec9b00c4cf40897d";

export default node;
