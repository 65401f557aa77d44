/**
 * @generated SignedSource<<9aa2612813958d5d3d057d6534a45507>>
 * @relayHash 11ef30041cd46986fbbf5b26766e8026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33e20ef6dae77c15911c3562031d520ad78bd9bd7ad57c66639ace212fbd37f8

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreRevisionInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
  isBefore?: boolean | null | undefined;
};
export type RestoreRevisionMutation$variables = {
  input: RestoreRevisionInput;
};
export type RestoreRevisionMutation$data = {
  readonly restoreRevision: {
    readonly __typename: string;
  };
};
export type RestoreRevisionMutation = {
  response: RestoreRevisionMutation$data;
  variables: RestoreRevisionMutation$variables;
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
    "name": "restoreRevision",
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
    "name": "RestoreRevisionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestoreRevisionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33e20ef6dae77c15911c3562031d520ad78bd9bd7ad57c66639ace212fbd37f8",
    "metadata": {},
    "name": "RestoreRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "863f2e5f160b479e09bc9433618a38b8";

export default node;
