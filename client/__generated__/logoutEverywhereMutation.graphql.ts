/**
 * @generated SignedSource<<d00c524c6cf34bb68ba06cbce497c4b6>>
 * @relayHash d4e181cae52bd1e55e4a5b1d858bc309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ec3bfd850fba5cde1b3cc13374fcba4937c4c1366ac592092f9d2354ef40dd

import type { ConcreteRequest } from 'relay-runtime';
export type logoutEverywhereMutation$variables = Record<PropertyKey, never>;
export type logoutEverywhereMutation$data = {
  readonly logoutEverywhere: {
    readonly isSignedOut: boolean;
  };
};
export type logoutEverywhereMutation = {
  response: logoutEverywhereMutation$data;
  variables: logoutEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutEverywherePayload",
    "kind": "LinkedField",
    "name": "logoutEverywhere",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSignedOut",
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
    "name": "logoutEverywhereMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "logoutEverywhereMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "02ec3bfd850fba5cde1b3cc13374fcba4937c4c1366ac592092f9d2354ef40dd",
    "metadata": {},
    "name": "logoutEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bfef3cb46e63b7f7128fc0306abf5e5";

export default node;
