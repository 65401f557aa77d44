/**
 * @generated SignedSource<<021d800107cce3bb11f7a89c11e90ca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahDialog_surah$data = {
  readonly number: number;
  readonly numberOfVerses: number;
  readonly revelationOrder: number;
  readonly " $fragmentSpreads": FragmentRefs<"VerseSelect_surah" | "useSurahName_surah">;
  readonly " $fragmentType": "SurahDialog_surah";
};
export type SurahDialog_surah$key = {
  readonly " $data"?: SurahDialog_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahDialog_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahDialog_surah",
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
      "name": "revelationOrder",
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

(node as any).hash = "208e3953f9268c5a9f44981c15037854";

export default node;
