/**
 * @generated SignedSource<<93de4f642a96a03d20541185ecd2af39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpeningPhraseCard_phrase$data = {
  readonly englishTranslation: string;
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

(node as any).hash = "cceb652ed508c5aef06c9ec894455632";

export default node;
