/**
 * @generated SignedSource<<8dbb988eccc4dcabbaa35bee796b24ea>>
 * @relayHash 0dc6d38b7380efe6cc2a4e2ab0d09282
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ac5735bd7230c04de03240f39373fb397c1d009f97e369426198bb1e2e69f3

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePostInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
};
export type DeletePostDialogMutation$variables = {
  input: DeletePostInput;
};
export type DeletePostDialogMutation$data = {
  readonly deletePost: {
    readonly __typename: "ValidationError";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type DeletePostDialogMutation = {
  response: DeletePostDialogMutation$data;
  variables: DeletePostDialogMutation$variables;
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
    "name": "deletePost",
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
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "field",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
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
    "name": "DeletePostDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeletePostDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67ac5735bd7230c04de03240f39373fb397c1d009f97e369426198bb1e2e69f3",
    "metadata": {},
    "name": "DeletePostDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a55ac43302d395f28b2f2e515b6496fa";

export default node;
