/**
 * @generated SignedSource<<310eb4cb08693b3bd5bb14f49dd6cf78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordFace_word$data = {
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly grammar?: {
    readonly englishDescription: string;
    readonly turkishDescription: string;
  } | null | undefined;
  readonly pauseAfter: string | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "WordFace_word";
};
export type WordFace_word$key = {
  readonly " $data"?: WordFace_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordFace_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGrammar"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordFace_word",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslation",
      "storageKey": null
    },
    {
      "condition": "withGrammar",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WordGrammar",
              "kind": "LinkedField",
              "name": "grammar",
              "plural": false,
              "selections": [
                {
                  "alias": "turkishDescription",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "language",
                      "value": "TURKISH"
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "briefDescription",
                  "storageKey": "briefDescription(language:\"TURKISH\")"
                },
                {
                  "alias": "englishDescription",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "language",
                      "value": "ENGLISH"
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "briefDescription",
                  "storageKey": "briefDescription(language:\"ENGLISH\")"
                }
              ],
              "storageKey": null
            }
          ],
          "type": "Word",
          "abstractKey": null
        }
      ]
    }
  ],
  "type": "WordText",
  "abstractKey": "__isWordText"
};

(node as any).hash = "ea55b159dedfadbe148c3c49854f3f5a";

export default node;
