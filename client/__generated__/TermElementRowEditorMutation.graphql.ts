/**
 * @generated SignedSource<<7091469296aa213c696305702f6ce429>>
 * @relayHash 31569acf7784ca1c181b527ba87b0d0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4912f27c93a4ba79444a83369ef224b99bc8ee20d043f02687b312c3ff28cd7d

import type { ConcreteRequest } from 'relay-runtime';
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
export type TermElementRowEditorMutation$variables = {
  input: UpdateTermElementInput;
};
export type TermElementRowEditorMutation$data = {
  readonly updateTermElement: {
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
export type TermElementRowEditorMutation = {
  response: TermElementRowEditorMutation$data;
  variables: TermElementRowEditorMutation$variables;
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
    "name": "updateTermElement",
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
    "name": "TermElementRowEditorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TermElementRowEditorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4912f27c93a4ba79444a83369ef224b99bc8ee20d043f02687b312c3ff28cd7d",
    "metadata": {},
    "name": "TermElementRowEditorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "832331c30e546ec40e3b1ddf17e3d406";

export default node;
