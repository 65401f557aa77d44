/**
 * @generated SignedSource<<56d3664575ac89dcc079cf783455c3b2>>
 * @relayHash 28aac7db3b4e1806be69fa17cdb572aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f54f8cee15a2e26c2198126d4cde1578e52366c4585e5923b51749faf1e9c40f

import type { ConcreteRequest } from 'relay-runtime';
export type Authority = "ADMIN" | "%future added value";
export type refreshJwtMutation$variables = Record<PropertyKey, never>;
export type refreshJwtMutation$data = {
  readonly refreshJwt: {
    readonly __typename: "RefreshJwtPayload";
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
export type refreshJwtMutation = {
  response: refreshJwtMutation$data;
  variables: refreshJwtMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "refreshJwt",
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
        "type": "RefreshJwtPayload",
        "abstractKey": null
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
    "name": "refreshJwtMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refreshJwtMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f54f8cee15a2e26c2198126d4cde1578e52366c4585e5923b51749faf1e9c40f",
    "metadata": {},
    "name": "refreshJwtMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18df855960797dd1871479c18789ebb5";

export default node;
