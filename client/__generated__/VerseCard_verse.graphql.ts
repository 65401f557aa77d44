/**
 * @generated SignedSource<<018f09bd32165e0de8fd1877f501d3e1>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
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

(node as any).hash = "52b2f8ea49791b60962530666208381e";

export default node;
