/**
 * @generated SignedSource<<7311a7cf27a0429a3adbe18c5d3bbecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahCard_surah$data = {
  readonly arabicName: string;
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  readonly englishRevelationPlace: string;
  readonly number: number;
  readonly numberOfVerses: number;
  readonly turkishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly turkishRevelationPlace: string;
  readonly " $fragmentSpreads": FragmentRefs<"VerseSelect_surah">;
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

(node as any).hash = "b447ba13b7f7235c76006117ae736533";

export default node;
