/**
 * @generated SignedSource<<e9008ea32253f743d5419b3209d52358>>
 * @relayHash 97326eb779e028f4d95708febdcf5f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d53e9ae8cb3f37f31e2a9fc3efc14049f99770d44bd015ac75f148f300911fdb

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
export type TranslationWorkKind = "MISSING" | "NEEDS_UPDATE" | "%future added value";
export type WorkStepsQuery$variables = {
  key: string;
  kind?: TranslationWorkKind | null | undefined;
  language: Language;
  surah?: number | null | undefined;
};
export type WorkStepsQuery$data = {
  readonly translationWorkNeighbors: {
    readonly nextKey: string | null | undefined;
    readonly position: number | null | undefined;
    readonly previousKey: string | null | undefined;
    readonly totalCount: number;
  } | null | undefined;
};
export type WorkStepsQuery = {
  response: WorkStepsQuery$data;
  variables: WorkStepsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "surah"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "surah",
        "variableName": "surah"
      }
    ],
    "concreteType": "TranslationWorkNeighbors",
    "kind": "LinkedField",
    "name": "translationWorkNeighbors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
        "storageKey": null
      },
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkStepsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkStepsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "d53e9ae8cb3f37f31e2a9fc3efc14049f99770d44bd015ac75f148f300911fdb",
    "metadata": {},
    "name": "WorkStepsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a868aac7108c48a5377cabe00dab76e";

export default node;
