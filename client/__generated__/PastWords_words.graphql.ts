/**
 * @generated SignedSource<<7a367f86f806f7d6156ac9a8dd9f86c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWords_words$data = ReadonlyArray<{
  readonly englishGlossOf: number | null | undefined;
  readonly englishGrammar: string | null | undefined;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInVerse: number;
  readonly rootLetters: string | null | undefined;
  readonly turkishGlossOf: number | null | undefined;
  readonly turkishGrammar: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PastWordChanges_word" | "WordFace_word">;
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
      "name": "rootLetters",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PastWordChanges_word"
    }
  ],
  "type": "PastWord",
  "abstractKey": null
};

(node as any).hash = "460cbd37d820bbd985aaa8c003005849";

export default node;
