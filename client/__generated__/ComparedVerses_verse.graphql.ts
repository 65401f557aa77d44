/**
 * @generated SignedSource<<f2f9859412adf61b0b63aa1b24dd664f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedVerses_verse$data = ReadonlyArray<{
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInSurah: number;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly turkishNameTranscription: string;
  };
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly id: string;
    readonly root: {
      readonly letters: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WordLine_words">;
  }>;
  readonly " $fragmentType": "ComparedVerses_verse";
}>;
export type ComparedVerses_verse$key = ReadonlyArray<{
  readonly " $data"?: ComparedVerses_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedVerses_verse">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedVerses_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInSurah",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Surah",
      "kind": "LinkedField",
      "name": "surah",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishNameTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishNameTranscription",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordLine_words"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "02173b930a4b3072677cbbb8ba195150";

export default node;
