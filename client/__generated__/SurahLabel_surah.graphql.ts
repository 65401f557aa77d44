/**
 * @generated SignedSource<<bedd4b2384dd22d5cb6667235ae342b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahLabel_surah$data = {
  readonly number: number;
  readonly turkishNameTranscription: string;
  readonly " $fragmentType": "SurahLabel_surah";
};
export type SurahLabel_surah$key = {
  readonly " $data"?: SurahLabel_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahLabel_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahLabel_surah",
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
      "name": "turkishNameTranscription",
      "storageKey": null
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "705231893aa788f5ef01a00b09a12da0";

export default node;
