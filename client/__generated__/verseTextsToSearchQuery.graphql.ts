/**
 * @generated SignedSource<<f1bceb422b72e47c82270e16d8b2a1e3>>
 * @relayHash ee2eb5b5d680f3aff2d4b610c214947f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5cc47cdddf56c69dbe566c11a937703015cc9be47136a7e367300091917a556

import type { ConcreteRequest } from 'relay-runtime';
export type verseTextsToSearchQuery$variables = {
  number: number;
};
export type verseTextsToSearchQuery$data = {
  readonly surah: {
    readonly verses: ReadonlyArray<{
      readonly arabicText: string;
      readonly englishTranscription: string;
      readonly englishTranslation: string | null | undefined;
      readonly key: string;
      readonly turkishTranscription: string;
      readonly turkishTranslation: string | null | undefined;
    }>;
  } | null | undefined;
};
export type verseTextsToSearchQuery = {
  response: verseTextsToSearchQuery$data;
  variables: verseTextsToSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
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
  "name": "arabicText",
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
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "verseTextsToSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verses",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "verseTextsToSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verses",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5cc47cdddf56c69dbe566c11a937703015cc9be47136a7e367300091917a556",
    "metadata": {},
    "name": "verseTextsToSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f8e185ad9ff1f04a2e53867877959e6a";

export default node;
