/**
 * @generated SignedSource<<844aef7eab6a317bfcbbb361d41a018c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahWork_count$data = {
  readonly missing: number;
  readonly needsUpdate: number;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  };
  readonly " $fragmentType": "SurahWork_count";
};
export type SurahWork_count$key = {
  readonly " $data"?: SurahWork_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahWork_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahWork_count",
  "selections": [
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
  "type": "TranslationWorkCount",
  "abstractKey": null
};

(node as any).hash = "062d961e441a850111900234a16a195e";

export default node;
