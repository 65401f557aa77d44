/**
 * @generated SignedSource<<eafc89836fe59f65a6ac6e43a295ac4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerseConditionKind = "ELEMENT" | "POST" | "ROOT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useConditions_condition$data = ReadonlyArray<{
  readonly countWithout: number;
  readonly element: {
    readonly englishNameInQuran: string;
    readonly turkishNameInQuran: string;
  } | null | undefined;
  readonly isExcluded: boolean;
  readonly kind: VerseConditionKind;
  readonly post: {
    readonly englishTitle: string;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly root: {
    readonly englishTranscription: string;
    readonly letters: string;
    readonly turkishTranscription: string;
  } | null | undefined;
  readonly value: string;
  readonly " $fragmentType": "useConditions_condition";
}>;
export type useConditions_condition$key = ReadonlyArray<{
  readonly " $data"?: useConditions_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConditions_condition">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useConditions_condition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "isExcluded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countWithout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "root",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        },
        {
          "alias": "turkishTranscription",
          "args": [
            {
              "kind": "Literal",
              "name": "scheme",
              "value": "TURKISH_DIA"
            }
          ],
          "kind": "ScalarField",
          "name": "transcription",
          "storageKey": "transcription(scheme:\"TURKISH_DIA\")"
        },
        {
          "alias": "englishTranscription",
          "args": [
            {
              "kind": "Literal",
              "name": "scheme",
              "value": "ENGLISH_IJMES"
            }
          ],
          "kind": "ScalarField",
          "name": "transcription",
          "storageKey": "transcription(scheme:\"ENGLISH_IJMES\")"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TermElement",
      "kind": "LinkedField",
      "name": "element",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishNameInQuran",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishNameInQuran",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerseCondition",
  "abstractKey": null
};

(node as any).hash = "1df0c13071fdd443bba5ea0ec1e1ed94";

export default node;
