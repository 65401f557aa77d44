/**
 * @generated SignedSource<<aaea2bc16123cc1548361fac34ef362a>>
 * @relayHash 77ac6b478729fb071d5da2928cf583d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9776ad710540b60ab626496c27d04384f7a8cdd93ac692a9a4290295ef5d9e1b

import type { ConcreteRequest } from 'relay-runtime';
export type CountRefinedSearchInput = {
  query: string;
  refinedTo: string;
};
export type sendRefinedSearchMutation$variables = {
  input: CountRefinedSearchInput;
};
export type sendRefinedSearchMutation$data = {
  readonly countRefinedSearch: {
    readonly isCounted: boolean;
  };
};
export type sendRefinedSearchMutation = {
  response: sendRefinedSearchMutation$data;
  variables: sendRefinedSearchMutation$variables;
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
    "concreteType": "CountRefinedSearchPayload",
    "kind": "LinkedField",
    "name": "countRefinedSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCounted",
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
    "name": "sendRefinedSearchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendRefinedSearchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9776ad710540b60ab626496c27d04384f7a8cdd93ac692a9a4290295ef5d9e1b",
    "metadata": {},
    "name": "sendRefinedSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2df661aa575282c15384c1d4bc6a1911";

export default node;
