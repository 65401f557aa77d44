/**
 * @generated SignedSource<<3859ed8bff89ee2fcd37fc59ea3a9e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseSelect_surah$data = {
  readonly englishNameTranscription: string;
  readonly number: number;
  readonly numberOfVerses: number;
  readonly turkishNameTranscription: string;
  readonly " $fragmentType": "VerseSelect_surah";
};
export type VerseSelect_surah$key = {
  readonly " $data"?: VerseSelect_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseSelect_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseSelect_surah",
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

(node as any).hash = "128b68af0c2f5450d6433d26b4e8841f";

export default node;
