/**
 * @generated SignedSource<<9a9a369fd4fbfebcf7fb825779843632>>
 * @relayHash 5a3803dfc52b7122cd147a8936031456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dea81abba7396f3edcc2bc93803ecf65563eedb48d1426ddf8df9b17fb446f9

import type { ConcreteRequest } from 'relay-runtime';
export type logoutMutation$variables = Record<PropertyKey, never>;
export type logoutMutation$data = {
  readonly logout: {
    readonly isSignedOut: boolean;
  };
};
export type logoutMutation = {
  response: logoutMutation$data;
  variables: logoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
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
    "name": "logoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "logoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9dea81abba7396f3edcc2bc93803ecf65563eedb48d1426ddf8df9b17fb446f9",
    "metadata": {},
    "name": "logoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43081f4ec532d14f8ca1410310f6758f";

export default node;
