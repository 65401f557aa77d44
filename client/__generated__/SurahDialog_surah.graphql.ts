/**
 * @generated SignedSource<<c160e4eef03649d933fdefd6eb325ea5>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SurahNotes_surah" | "VerseSelect_surah" | "useSurahName_surah">;
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
      "name": "SurahNotes_surah"
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

(node as any).hash = "059e9984700d7a4b1e9992fc0d5a8f06";

export default node;
