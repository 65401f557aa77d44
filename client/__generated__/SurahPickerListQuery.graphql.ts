/**
 * @generated SignedSource<<d086e372389013db59be09cf461a3768>>
 * @relayHash 73d319d4c096842bed333fe6c81d27ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1312f7dd9d90bc188d99f8ce1c8a4e5a2ee33b7c8480be02596e1c15cefbc3bb

import type { ConcreteRequest } from 'relay-runtime';
export type SurahPickerListQuery$variables = Record<PropertyKey, never>;
export type SurahPickerListQuery$data = {
  readonly surahs: ReadonlyArray<{
    readonly englishNameTranscription: string;
    readonly englishNameTranslation: string;
    readonly number: number;
    readonly numberOfVerses: number;
    readonly turkishNameTranscription: string;
    readonly turkishNameTranslation: string;
  }>;
};
export type SurahPickerListQuery = {
  response: SurahPickerListQuery$data;
  variables: SurahPickerListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfVerses",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranslation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranslation",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SurahPickerListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SurahPickerListQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1312f7dd9d90bc188d99f8ce1c8a4e5a2ee33b7c8480be02596e1c15cefbc3bb",
    "metadata": {},
    "name": "SurahPickerListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28ef673c6cbdac323fd66a4ee4422d30";

export default node;
