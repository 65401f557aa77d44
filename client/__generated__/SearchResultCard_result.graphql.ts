/**
 * @generated SignedSource<<be782540650fea213c9dbc81a2068e76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MatchedText = "ARABIC" | "ENGLISH" | "TRANSCRIPTION" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchResultCard_result$data = {
  readonly matchedIn: MatchedText | null | undefined;
  readonly ranges: ReadonlyArray<{
    readonly end: number;
    readonly start: number;
  }>;
  readonly verse: {
    readonly englishTranslation: string | null | undefined;
    readonly key: string;
    readonly numberInSurah: number;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly turkishNameTranscription: string;
    };
    readonly turkishTranslation: string | null | undefined;
    readonly words: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WordLine_words">;
    }>;
  };
  readonly words: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"MatchReason_result">;
  readonly " $fragmentType": "SearchResultCard_result";
};
export type SearchResultCard_result$key = {
  readonly " $data"?: SearchResultCard_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchResultCard_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchResultCard_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextRange",
      "kind": "LinkedField",
      "name": "ranges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
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
        }
      ],
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "WordLine_words"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchReason_result"
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "30ce5bd9570f602a6e172a0a8f2e6d84";

export default node;
