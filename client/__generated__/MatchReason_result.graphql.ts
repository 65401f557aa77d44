/**
 * @generated SignedSource<<008dee374a09470db42ecced030d579f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MatchKind = "ALIAS" | "ALL_WORDS" | "CLOSE" | "LEMMA" | "MOST_WORDS" | "PHRASE" | "REFERENCE" | "ROOT" | "SPELLING" | "SURAH_NAME" | "WHOLE_VERSE" | "WITHOUT_PROCLITIC" | "WORD_BEGINNING" | "%future added value";
export type MatchedText = "ARABIC" | "ENGLISH" | "TRANSCRIPTION" | "TRANSLATION" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MatchReason_result$data = {
  readonly matchKind: MatchKind;
  readonly matchedIn: MatchedText | null | undefined;
  readonly mergedKeys: ReadonlyArray<string>;
  readonly verse: {
    readonly passage: {
      readonly englishHeading: string;
      readonly turkishHeading: string;
    };
  };
  readonly words: ReadonlyArray<{
    readonly englishTranscription: string;
    readonly turkishTranscription: string;
  }>;
  readonly " $fragmentType": "MatchReason_result";
};
export type MatchReason_result$key = {
  readonly " $data"?: MatchReason_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchReason_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchReason_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchKind",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "mergedKeys",
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
          "concreteType": "Passage",
          "kind": "LinkedField",
          "name": "passage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishHeading",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishHeading",
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
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "07e80aa53f6bf44f78a70e4ebf5dbbf4";

export default node;
