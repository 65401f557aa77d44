/**
 * @generated SignedSource<<ea11cd4612bfc5752c0b52292acaf661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahHeader_surah$data = {
  readonly number: number;
  readonly numberOfVerses: number;
  readonly revelationOrder: number;
  readonly " $fragmentSpreads": FragmentRefs<"SurahNotes_surah" | "VerseSelect_surah" | "useSurahName_surah">;
  readonly " $fragmentType": "SurahHeader_surah";
};
export type SurahHeader_surah$key = {
  readonly " $data"?: SurahHeader_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahHeader_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahHeader_surah",
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

(node as any).hash = "d7309282fa5a098ee48776fe3ffc1018";

export default node;
