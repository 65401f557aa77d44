/**
 * @generated SignedSource<<70d805dc5eabc491cf1393d483f92165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahLabel_surah$data = {
  readonly englishNameTranscription: string;
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly " $fragmentSpreads": FragmentRefs<"SurahDialog_surah">;
  readonly " $fragmentType": "SurahLabel_surah";
};
export type SurahLabel_surah$key = {
  readonly " $data"?: SurahLabel_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahLabel_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahLabel_surah",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SurahDialog_surah"
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "6c0ed2127d887647878a8c18b9743b93";

export default node;
