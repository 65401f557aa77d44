/**
 * @generated SignedSource<<7996979a604d18bc334a971c259a4ff2>>
 * @relayHash 39fbea4c039b131d5ca178fac2d08f91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d72ddafef79a79b23d08de57c83bf8c762e34b6c20c583c0291cb53a61e0d0dc

import type { ConcreteRequest } from 'relay-runtime';
export type surahReferencesQuery$variables = Record<PropertyKey, never>;
export type surahReferencesQuery$data = {
  readonly surahs: ReadonlyArray<{
    readonly arabicName: string;
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly numberOfVerses: number;
    readonly turkishNameTranscription: string;
  }>;
};
export type surahReferencesQuery = {
  response: surahReferencesQuery$data;
  variables: surahReferencesQuery$variables;
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
  "name": "arabicName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "surahReferencesQuery",
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
          (v4/*:: as any*/)
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
    "name": "surahReferencesQuery",
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
    "id": "d72ddafef79a79b23d08de57c83bf8c762e34b6c20c583c0291cb53a61e0d0dc",
    "metadata": {},
    "name": "surahReferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4214ef6ed2a91d024e83d8f87fc3e19";

export default node;
