/**
 * @generated SignedSource<<03be522b5c4d7ede3779fa4646ba2ef5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningPhraseCard_phrase$data = {
  readonly englishTranscription: string;
  readonly englishTranslation: string;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string;
  readonly words: ReadonlyArray<{
    readonly numberInVerse: number;
    readonly " $fragmentSpreads": FragmentRefs<"WordFace_word">;
  }>;
  readonly " $fragmentType": "OpeningPhraseCard_phrase";
};
export type OpeningPhraseCard_phrase$key = {
  readonly " $data"?: OpeningPhraseCard_phrase$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningPhraseCard_phrase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningPhraseCard_phrase",
  "selections": [
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
      "concreteType": "OpeningWord",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberInVerse",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordFace_word"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpeningPhrase",
  "abstractKey": null
};

(node as any).hash = "e627b900dfd62f976b486c5c2a08421b";

export default node;
