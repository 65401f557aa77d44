/**
 * @generated SignedSource<<21109a8bc2b20465edb7085deaee890d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GlossChoices_counts$data = ReadonlyArray<{
  readonly language: Language;
  readonly missing: number;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  };
  readonly " $fragmentType": "GlossChoices_counts";
}>;
export type GlossChoices_counts$key = ReadonlyArray<{
  readonly " $data"?: GlossChoices_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"GlossChoices_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GlossChoices_counts",
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
        },
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
    }
  ],
  "type": "GlossWorkCount",
  "abstractKey": null
};

(node as any).hash = "a17f074397b98fac38c012dae37a1a52";

export default node;
