/**
 * @generated SignedSource<<ff603692da5d9c24a32ac2da33938683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahDialog_surah$data = {
  readonly arabicName: string;
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  readonly englishRevelationPlace: string;
  readonly number: number;
  readonly numberOfVerses: number;
  readonly revelationOrder: number;
  readonly turkishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly turkishRevelationPlace: string;
  readonly " $fragmentSpreads": FragmentRefs<"VerseSelect_surah">;
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
      "name": "arabicName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishNameTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNameTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishRevelationPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishRevelationPlace",
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
      "name": "VerseSelect_surah"
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "0a2d2c5447bc36bcb3b8c5ec59ec4ccb";

export default node;
