/**
 * @generated SignedSource<<c617d6a7f58779f98eaeb961193eeb82>>
 * @relayHash 1a3f947716406b2161e28deb23906510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfd3b19d76ad13a23f2db6ad0e04b0967ca42d0f764af433b3ae36214fe1e3d0

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreVerseAliasInput = {
  databaseId: number;
  expectedVersion?: number | null | undefined;
};
export type TrashItemVerseAliasMutation$variables = {
  input: RestoreVerseAliasInput;
};
export type TrashItemVerseAliasMutation$data = {
  readonly restoreVerseAlias: {
    readonly __typename: string;
  };
};
export type TrashItemVerseAliasMutation = {
  response: TrashItemVerseAliasMutation$data;
  variables: TrashItemVerseAliasMutation$variables;
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
    "name": "restoreVerseAlias",
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
    "name": "TrashItemVerseAliasMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrashItemVerseAliasMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cfd3b19d76ad13a23f2db6ad0e04b0967ca42d0f764af433b3ae36214fe1e3d0",
    "metadata": {},
    "name": "TrashItemVerseAliasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "877d1e91f083af7a0bd8a4a6fc9a2ea7";

export default node;
