/**
 * @generated SignedSource<<458d90fbf58264818f5e4a5d57b36586>>
 * @relayHash 89218b8d177568b95a7be30331c6091a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f89d125cd99943352813aa745f62a5c7774a3408bc51069f115dcd36648de1e1

import type { ConcreteRequest } from 'relay-runtime';
export type Authority = "ADMIN" | "%future added value";
export type LoginInput = {
  password: string;
  username: string;
};
export type SignInFormMutation$variables = {
  input: LoginInput;
};
export type SignInFormMutation$data = {
  readonly login: {
    readonly __typename: "LoginPayload";
    readonly session: {
      readonly jwt: string;
      readonly viewer: {
        readonly authority: Authority;
        readonly username: string;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SignInFormMutation = {
  response: SignInFormMutation$data;
  variables: SignInFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SignedIn",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jwt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authority",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LoginPayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f89d125cd99943352813aa745f62a5c7774a3408bc51069f115dcd36648de1e1",
    "metadata": {},
    "name": "SignInFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7301af255fb68f0687368fa3a4a6701a";

export default node;
