/**
 * @generated SignedSource<<7493f9d8031da2c595ae3f6c6f56be68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootLemmas_root$data = {
  readonly lemmas: ReadonlyArray<{
    readonly firstWordKey: string;
    readonly " $fragmentSpreads": FragmentRefs<"LemmaRow_lemma">;
  }>;
  readonly letters: string;
  readonly " $fragmentType": "RootLemmas_root";
};
export type RootLemmas_root$key = {
  readonly " $data"?: RootLemmas_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootLemmas_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootLemmas_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lemma",
      "kind": "LinkedField",
      "name": "lemmas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstWordKey",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LemmaRow_lemma"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "0c7606b1b3e307344d7389ee8fbe8abd";

export default node;
