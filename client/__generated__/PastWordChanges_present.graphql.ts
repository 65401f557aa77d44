/**
 * @generated SignedSource<<39b922c82b34486ef849d50f542864bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWordChanges_present$data = {
  readonly arabicText: string;
  readonly englishGlossOf: number | null | undefined;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly grammar: {
    readonly englishDescription: string;
    readonly line: string;
    readonly turkishDescription: string;
  } | null | undefined;
  readonly lemma: string | null | undefined;
  readonly numberInVerse: number;
  readonly pauseAfter: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly turkishGlossOf: number | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "PastWordChanges_present";
};
export type PastWordChanges_present$key = {
  readonly " $data"?: PastWordChanges_present$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastWordChanges_present">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastWordChanges_present",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInVerse",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lemma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WordGrammar",
      "kind": "LinkedField",
      "name": "grammar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishGlossOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishGlossOf",
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "281214b0a72c0990257d34b43fd9ee8c";

export default node;
