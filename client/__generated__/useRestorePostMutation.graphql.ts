/**
 * @generated SignedSource<<09d01c9a8ebd566e393206c617ca9e9c>>
 * @relayHash 8fc0c513da5a5a8753272cad49472373
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4714c2aca303e7bf0a626d661d88f41665f7b8114f89f7fb4a99f9207bc30d6f

import type { ConcreteRequest } from 'relay-runtime';
export type RestorePostInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
};
export type useRestorePostMutation$variables = {
  input: RestorePostInput;
};
export type useRestorePostMutation$data = {
  readonly restorePost: {
    readonly __typename: string;
  };
};
export type useRestorePostMutation = {
  response: useRestorePostMutation$data;
  variables: useRestorePostMutation$variables;
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
    "name": "restorePost",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "useRestorePostMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestorePostMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4714c2aca303e7bf0a626d661d88f41665f7b8114f89f7fb4a99f9207bc30d6f",
    "metadata": {},
    "name": "useRestorePostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7daaf49a98f94ae6411c9f960961a602";

export default node;
