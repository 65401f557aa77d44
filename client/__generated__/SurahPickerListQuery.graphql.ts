/**
 * @generated SignedSource<<be04f57d70c0891e8c13b3455a8bc9f2>>
 * @relayHash 34e47c1090e2045e493f851a7a850674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95d13d1b12a73b4d5e17e2ea8a2c96afc1c61edb2803b47d4b6a1370bd1a0719

import type { ConcreteRequest } from 'relay-runtime';
export type SurahPickerListQuery$variables = Record<PropertyKey, never>;
export type SurahPickerListQuery$data = {
  readonly surahs: ReadonlyArray<{
    readonly englishNameTranscription: string;
    readonly englishNameTranslation: string;
    readonly englishOtherNames: ReadonlyArray<string>;
    readonly number: number;
    readonly numberOfVerses: number;
    readonly turkishNameTranscription: string;
    readonly turkishNameTranslation: string;
    readonly turkishOtherNames: ReadonlyArray<string>;
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishOtherNames",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishOtherNames",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
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
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "id": "95d13d1b12a73b4d5e17e2ea8a2c96afc1c61edb2803b47d4b6a1370bd1a0719",
    "metadata": {},
    "name": "SurahPickerListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f078ffe36a37aa4d6f6b3880c1ac2f4a";

export default node;
