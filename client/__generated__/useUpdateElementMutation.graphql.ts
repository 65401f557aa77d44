/**
 * @generated SignedSource<<0b8da57aa6bf1ff422b51bf83d79aa84>>
 * @relayHash f27a058e7fdd33c4f0cb88aa1164c071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13f4d0dcc2c1f7bc1e7960df44095288e19fd27139c146b503212242d5420ac9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateTermElementInput = {
  arabicName?: string | null | undefined;
  databaseId: number;
  englishGrammaticalType?: string | null | undefined;
  englishLabel?: string | null | undefined;
  englishMeaning?: string | null | undefined;
  englishNameInQuran?: string | null | undefined;
  englishTag?: string | null | undefined;
  englishTranslation?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  numberOfOccurrencesInQuran?: number | null | undefined;
  turkishGrammaticalType?: string | null | undefined;
  turkishLabel?: string | null | undefined;
  turkishMeaning?: string | null | undefined;
  turkishNameInQuran?: string | null | undefined;
  turkishTag?: string | null | undefined;
  turkishTranslation?: string | null | undefined;
  verseReferences?: ReadonlyArray<string> | null | undefined;
};
export type useUpdateElementMutation$variables = {
  input: UpdateTermElementInput;
};
export type useUpdateElementMutation$data = {
  readonly updateTermElement: {
    readonly __typename: "ConflictError";
    readonly __typename: "ConflictError";
  } | {
    readonly __typename: "ValidationError";
    readonly invalid: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_problems">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateElementMutation = {
  response: useUpdateElementMutation$data;
  variables: useUpdateElementMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
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
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minimum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maximum",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateElementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTermElement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "outcome_problems",
                      "selections": (v3/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "ValidationError",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "invalid"
              }
            ],
            "type": "ValidationError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateElementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTermElement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "ValidationError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "13f4d0dcc2c1f7bc1e7960df44095288e19fd27139c146b503212242d5420ac9",
    "metadata": {},
    "name": "useUpdateElementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d37f1fa478e357890eaeb9975a8c484a";

export default node;
