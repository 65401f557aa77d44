/**
 * @generated SignedSource<<45885b485f6a5f6e7aa6a1de9b02ca56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseCard_verse$data = {
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly numberInSurah: number;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WordLine_words" | "WordList_words">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VerseEditing_verse">;
  readonly " $fragmentType": "VerseCard_verse";
};
export type VerseCard_verse$key = {
  readonly " $data"?: VerseCard_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseCard_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseCard_verse",
  "selections": [
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
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordList_words"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordLine_words"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerseEditing_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "bb693e3d47c61aede0dbd64170bc3873";

export default node;
