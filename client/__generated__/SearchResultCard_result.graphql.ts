/**
 * @generated SignedSource<<25c6925d9a2a67bfb4c4c6239a2b0e7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MatchedText = "ARABIC" | "ENGLISH" | "TRANSCRIPTION" | "TRANSLATION" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchResultCard_result$data = {
  readonly matchedIn: MatchedText | null | undefined;
  readonly matchedTranslation: {
    readonly text: string;
    readonly translation: {
      readonly language: string;
      readonly name: string;
    };
  } | null | undefined;
  readonly ranges: ReadonlyArray<{
    readonly end: number;
    readonly start: number;
  }>;
  readonly verse: {
    readonly " $fragmentSpreads": FragmentRefs<"VerseSummary_verse">;
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
      "concreteType": "VerseTranslation",
      "kind": "LinkedField",
      "name": "matchedTranslation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Translation",
          "kind": "LinkedField",
          "name": "translation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            }
          ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "VerseSummary_verse"
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

(node as any).hash = "f27ebd8e1b7a1fa42f6c15474c369c2b";

export default node;
