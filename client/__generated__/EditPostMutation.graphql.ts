/**
 * @generated SignedSource<<5746b62216e7bfd1342d605d4c11f5a5>>
 * @relayHash 35e5bb78c68ecb14d8e2d87ccd22defd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8943b5bdefc38975a948fd7c07ad5e91c407c0f21fa45a14d72844a102f394a8

import type { ConcreteRequest } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
export type UpdatePostInput = {
  databaseId: number;
  englishNote: string;
  englishTitle: string;
  expectedVersion?: number | null | undefined;
  number: number;
  section: PostSection;
  turkishNote: string;
  turkishTitle: string;
  verseReferences: ReadonlyArray<string>;
};
export type EditPostMutation$variables = {
  input: UpdatePostInput;
};
export type EditPostMutation$data = {
  readonly updatePost: {
    readonly __typename: "ConflictError";
    readonly __typename: "ConflictError";
  } | {
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
export type EditPostMutation = {
  response: EditPostMutation$data;
  variables: EditPostMutation$variables;
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
    "name": "updatePost",
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
    "name": "EditPostMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditPostMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8943b5bdefc38975a948fd7c07ad5e91c407c0f21fa45a14d72844a102f394a8",
    "metadata": {},
    "name": "EditPostMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "228ca5572062f7367e3bcb3b79e329c9";

export default node;
