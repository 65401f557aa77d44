/**
 * @generated SignedSource<<3c2ef7113480e9610a59675f2c8f51ca>>
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

(node as any).hash = "9561fd2938d89fd5207031f07fd48bc8";

export default node;
