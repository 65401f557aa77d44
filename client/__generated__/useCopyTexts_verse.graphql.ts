/**
 * @generated SignedSource<<a6c60bccdd2a030cc0c0635283428805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCopyTexts_verse$data = {
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
    readonly arabicText: string;
    readonly pauseAfter: string | null | undefined;
  }>;
  readonly " $fragmentType": "useCopyTexts_verse";
};
export type useCopyTexts_verse$key = {
  readonly " $data"?: useCopyTexts_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCopyTexts_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCopyTexts_verse",
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
          "name": "arabicText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pauseAfter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "2b7baff4a8a9662cd940413ed6327ffc";

export default node;
