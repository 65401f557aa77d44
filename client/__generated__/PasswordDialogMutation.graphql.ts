/**
 * @generated SignedSource<<dcc8e6b5d7aa905cbaaeede5d748d088>>
 * @relayHash 8f559431e7b56043da605eeb90e05f0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a667e89515fb492d56e4c1c617a169f74418695d017f432802a4f632c1d8c9a3

import type { ConcreteRequest } from 'relay-runtime';
export type Authority = "ADMIN" | "%future added value";
export type ProblemCode = "ALREADY_TAKEN" | "ARABIC_IS_GUARDED" | "BROADER_IS_A_PART" | "CANNOT_BE_DELETED" | "COMMON_PASSWORD" | "CREATED_ROW_DELETED" | "HAS_PARTS" | "INVALID_CHARACTER" | "IN_ANOTHER_GLOSS" | "LETTER_TAKEN" | "NAME_IS_A_REFERENCE" | "NAME_OF_OTHER_VERSES" | "NAME_TAKEN" | "NOT_AN_OPTION" | "NOT_A_ROOT" | "NOT_A_UUID" | "NOT_A_VERSE_RANGE" | "NOT_A_VERSE_REFERENCE" | "NOT_IN_QURAN_TEXT" | "NOT_NEIGHBORS" | "NO_SUCH_POST" | "NO_SUCH_ROOT" | "NO_SUCH_TERM" | "NO_SUCH_TERM_ELEMENT" | "NO_SUCH_VERSE" | "NO_SUCH_WORD" | "OUT_OF_RANGE" | "PASSWORD_TOO_SHORT" | "RELATED_TO_ITSELF" | "REPEATED" | "REQUIRED" | "REVELATION_ORDER_TAKEN" | "REVERSED_VERSE_RANGE" | "TOO_FEW_LETTERS" | "TOO_LONG" | "TOO_MANY_ITEMS" | "TOO_MANY_NAMES" | "TOO_MANY_TERM_ELEMENTS" | "TOO_MANY_VERSES" | "TOO_MANY_WORDS" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type PasswordDialogMutation$variables = {
  input: ChangePasswordInput;
};
export type PasswordDialogMutation$data = {
  readonly changePassword: {
    readonly __typename: "ChangePasswordPayload";
    readonly session: {
      readonly jwt: string;
      readonly viewer: {
        readonly authority: Authority;
        readonly username: string;
      };
    };
  } | {
    readonly __typename: "ValidationError";
    readonly problems: ReadonlyArray<{
      readonly code: ProblemCode;
      readonly maximum: number | null | undefined;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PasswordDialogMutation = {
  response: PasswordDialogMutation$data;
  variables: PasswordDialogMutation$variables;
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
    "name": "changePassword",
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
            "concreteType": "SignedIn",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jwt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "authority",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ChangePasswordPayload",
        "abstractKey": null
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
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maximum",
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
    "name": "PasswordDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a667e89515fb492d56e4c1c617a169f74418695d017f432802a4f632c1d8c9a3",
    "metadata": {},
    "name": "PasswordDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "feff0db1f45381f1a68abe96f46e4bba";

export default node;
