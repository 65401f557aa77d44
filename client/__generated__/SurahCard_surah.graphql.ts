/**
 * @generated SignedSource<<ca36073a07a8415df4651f982848a099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahCard_surah$data = {
  readonly number: number;
  readonly numberOfVerses: number;
  readonly " $fragmentSpreads": FragmentRefs<"VerseSelect_surah" | "useSurahName_surah">;
  readonly " $fragmentType": "SurahCard_surah";
};
export type SurahCard_surah$key = {
  readonly " $data"?: SurahCard_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahCard_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahCard_surah",
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
      "name": "numberOfVerses",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSurahName_surah"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerseSelect_surah"
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "ffb11db91ed2380781257e866da67f92";

export default node;
