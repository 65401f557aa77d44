/**
 * @generated SignedSource<<42e7bb4dc2bfbf882578c661e8efda2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostVerseCard_postVerse$data = {
  readonly englishTranslation: string | null | undefined;
  readonly englishTranslationHtml: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly turkishTranslationHtml: string | null | undefined;
  readonly verse: {
    readonly englishTranscription: string;
    readonly key: string;
    readonly numberInSurah: number;
    readonly turkishTranscription: string;
    readonly words: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PostVerseHeader_verse">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PostVerseEditing_postVerse">;
  readonly " $fragmentType": "PostVerseCard_postVerse";
};
export type PostVerseCard_postVerse$key = {
  readonly " $data"?: PostVerseCard_postVerse$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVerseCard_postVerse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVerseCard_postVerse",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslationHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslationHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "verse",
      "plural": false,
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
          "name": "PostVerseHeader_verse"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostVerseEditing_postVerse"
    }
  ],
  "type": "PostVerse",
  "abstractKey": null
};

(node as any).hash = "b67072e0b0a2c10ffdb464d0310066c0";

export default node;
