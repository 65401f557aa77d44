/**
 * @generated SignedSource<<e75b5e05b3cb9692716cc33778573fc3>>
 * @relayHash afde86fcbf5a701d2d349a4d05dae9fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b516ede789a84fa14e0629bb846bbe9709170396d6a33d3a949511abade615b

import type { ConcreteRequest } from 'relay-runtime';
export type OrganizeTermInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
};
export type useOrganizeTermMutation$variables = {
  input: OrganizeTermInput;
};
export type useOrganizeTermMutation$data = {
  readonly organizeTerm: {
    readonly __typename: string;
  };
};
export type useOrganizeTermMutation = {
  response: useOrganizeTermMutation$data;
  variables: useOrganizeTermMutation$variables;
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
    "name": "organizeTerm",
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
    "name": "useOrganizeTermMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrganizeTermMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b516ede789a84fa14e0629bb846bbe9709170396d6a33d3a949511abade615b",
    "metadata": {},
    "name": "useOrganizeTermMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90941f382912caf5d85b004c4df9e76c";

export default node;
