/**
 * @generated SignedSource<<eca57ec427a94948ed1e709d78539c7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWords_words$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly englishGlossOf: number | null | undefined;
  readonly englishGrammar: string | null | undefined;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly lemma: string | null | undefined;
  readonly numberInVerse: number;
  readonly rootLetters: string | null | undefined;
  readonly turkishGlossOf: number | null | undefined;
  readonly turkishGrammar: string | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordFace_word">;
  readonly " $fragmentType": "PastWords_words";
}>;
export type PastWords_words$key = ReadonlyArray<{
  readonly " $data"?: PastWords_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastWords_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PastWords_words",
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
      "name": "numberInVerse",
      "storageKey": null
    },
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
      "name": "turkishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rootLetters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lemma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishGrammar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishGrammar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishGlossOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishGlossOf",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordFace_word"
    }
  ],
  "type": "PastWord",
  "abstractKey": null
};

(node as any).hash = "e46c0f8729c902c1514daf6be173f8eb";

export default node;
