/**
 * @generated SignedSource<<4fdc8fd8368d0029ce99273ff38d0939>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordFacts_word$data = {
  readonly grammar: {
    readonly description: string;
    readonly " $fragmentSpreads": FragmentRefs<"WordParts_grammar">;
  } | null | undefined;
  readonly lemma: string | null | undefined;
  readonly " $fragmentType": "WordFacts_word";
};
export type WordFacts_word$key = {
  readonly " $data"?: WordFacts_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordFacts_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordFacts_word",
  "selections": [
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
      "concreteType": "WordGrammar",
      "kind": "LinkedField",
      "name": "grammar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordParts_grammar"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "18bca827ede9f97a865f671753b626d1";

export default node;
