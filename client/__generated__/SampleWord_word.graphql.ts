/**
 * @generated SignedSource<<ffc251c95abf14477234baa92ee1d2d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SampleWord_word$data = {
  readonly key: string;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly englishLabel: string;
    readonly englishTag: string;
    readonly id: string;
    readonly turkishLabel: string;
    readonly turkishTag: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
  readonly " $fragmentType": "SampleWord_word";
};
export type SampleWord_word$key = {
  readonly " $data"?: SampleWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"SampleWord_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SampleWord_word",
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
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "root",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TermElement",
      "kind": "LinkedField",
      "name": "termElements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordList_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "6bb2dd01be7a50d721a358cd0becf01e";

export default node;
