/**
 * @generated SignedSource<<5447338ccf9a194fd91c27a0706817a7>>
 * @relayHash e7ea7202c1465797add56740559c3431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25c041a61225b54b1724863d5f9d48fa4546543e0f19515ba9075c17ef3f4b65

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
export type QualityCheckKind = "ARABIC_DIFFERS" | "COUNT_DIFFERS" | "DEAD_REFERENCE" | "EMPTY_GLOSS" | "REFERENCE_OUTSIDE" | "SAME_GLOSS_ON_NEIGHBORS" | "SHARED_SYNONYM" | "VERSES_DIFFER" | "WITHOUT_OWN_VERSE" | "%future added value";
export type CheckListQuery$variables = Record<PropertyKey, never>;
export type CheckListQuery$data = {
  readonly qualityChecks: ReadonlyArray<{
    readonly kind: QualityCheckKind;
    readonly language: Language | null | undefined;
    readonly totalCount: number;
  }>;
};
export type CheckListQuery = {
  response: CheckListQuery$data;
  variables: CheckListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "QualityCheck",
    "kind": "LinkedField",
    "name": "qualityChecks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckListQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CheckListQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "25c041a61225b54b1724863d5f9d48fa4546543e0f19515ba9075c17ef3f4b65",
    "metadata": {},
    "name": "CheckListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b09f3e56b02ef5ac259bc034d3def4d6";

export default node;
