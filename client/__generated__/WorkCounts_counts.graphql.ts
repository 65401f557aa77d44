/**
 * @generated SignedSource<<3854ec3688e048566ca1ff72f8213323>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WorkCounts_counts$data = ReadonlyArray<{
  readonly language: Language;
  readonly missing: number;
  readonly needsUpdate: number;
  readonly surah: {
    readonly number: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SurahWork_count">;
  readonly " $fragmentType": "WorkCounts_counts";
}>;
export type WorkCounts_counts$key = ReadonlyArray<{
  readonly " $data"?: WorkCounts_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkCounts_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkCounts_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsUpdate",
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
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SurahWork_count"
    }
  ],
  "type": "TranslationWorkCount",
  "abstractKey": null
};

(node as any).hash = "a7828db91260b154eb4ce7e374616da2";

export default node;
