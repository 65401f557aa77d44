/**
 * @generated SignedSource<<39c580c836a9c3726556d1dfb63f94c4>>
 * @relayHash 5b9e102d17f88b04dc784edacc619f56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9729ba66b0209827c40c94e33c07cf96a696c69e7f223acd176b17c3e9af7ac6

import type { ConcreteRequest } from 'relay-runtime';
export type usePlaceQuery$variables = {
  key: string;
  number: number;
};
export type usePlaceQuery$data = {
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  } | null | undefined;
  readonly verse: {
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly number: number;
      readonly turkishNameTranscription: string;
    };
  } | null | undefined;
};
export type usePlaceQuery = {
  response: usePlaceQuery$data;
  variables: usePlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
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
  "name": "number",
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
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v5/*:: as any*/),
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
    "name": "usePlaceQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9729ba66b0209827c40c94e33c07cf96a696c69e7f223acd176b17c3e9af7ac6",
    "metadata": {},
    "name": "usePlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb564c4a15dd38db2f3bf2335f919388";

export default node;
