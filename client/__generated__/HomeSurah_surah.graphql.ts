/**
 * @generated SignedSource<<d503f4c3e326e05a1412a20bf4563d41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSurah_surah$data = {
  readonly arabicName: string;
  readonly englishNameTranscription: string;
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly " $fragmentType": "HomeSurah_surah";
};
export type HomeSurah_surah$key = {
  readonly " $data"?: HomeSurah_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeSurah_surah",
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
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "9b6a201d7a10c4f4fbceb24dfd9e72fb";

export default node;
