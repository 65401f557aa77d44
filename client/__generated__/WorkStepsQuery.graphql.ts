/**
 * @generated SignedSource<<15f421d868fafba4d4188b7963e45a33>>
 * @relayHash 11f570d46d1f2b33b5d11958a604bc2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dbd55f34810298337d8c032fd1ac179e17b04d18bb01feb9312e12c6d3a7cf3

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "ARABIC" | "ENGLISH" | "TURKISH" | "%future added value";
export type TranslationWorkKind = "MISSING" | "NEEDS_UPDATE" | "%future added value";
export type WorkStepsQuery$variables = {
  key: string;
  kind?: TranslationWorkKind | null | undefined;
  language: Language;
  surah?: number | null | undefined;
};
export type WorkStepsQuery$data = {
  readonly translationWorkNeighbours: {
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
    "concreteType": "TranslationWorkNeighbours",
    "kind": "LinkedField",
    "name": "translationWorkNeighbours",
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
    "id": "2dbd55f34810298337d8c032fd1ac179e17b04d18bb01feb9312e12c6d3a7cf3",
    "metadata": {},
    "name": "WorkStepsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "885bfc3bcbfe8f6a48d7f5756ebd8f40";

export default node;
