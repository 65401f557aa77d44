/**
 * @generated SignedSource<<31c093d8d704d52635a2195ccd8395f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSurahName_surah$data = {
  readonly arabicName: string;
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  readonly englishRevelationPlace: string;
  readonly turkishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly turkishRevelationPlace: string;
  readonly " $fragmentType": "useSurahName_surah";
};
export type useSurahName_surah$key = {
  readonly " $data"?: useSurahName_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSurahName_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSurahName_surah",
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
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "295bfbbcb644888a05e0463fdb1bc030";

export default node;
