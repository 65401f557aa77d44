/**
 * @generated SignedSource<<fd1422abad5139c51dee9cf6dd39d93c>>
 * @relayHash 59311e7af95918e13a43bfbae32d9f32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9361a350a3a0cb939bf5bfa45124b8c7e15a19f5d2dd783da4b4399af4df7cb1

import type { ConcreteRequest } from 'relay-runtime';
export type RestorePostInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
};
export type TrashItemPostMutation$variables = {
  input: RestorePostInput;
};
export type TrashItemPostMutation$data = {
  readonly restorePost: {
    readonly __typename: string;
  };
};
export type TrashItemPostMutation = {
  response: TrashItemPostMutation$data;
  variables: TrashItemPostMutation$variables;
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
    "name": "TrashItemPostMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrashItemPostMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9361a350a3a0cb939bf5bfa45124b8c7e15a19f5d2dd783da4b4399af4df7cb1",
    "metadata": {},
    "name": "TrashItemPostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "369c6bff872f61500d4fb2faaff011ca";

export default node;
