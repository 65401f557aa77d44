/**
 * @generated SignedSource<<8d84a3def24bc001d733ae3b19fbce6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadVerses_verses$data = ReadonlyArray<{
  readonly id: string;
  readonly juz: number;
  readonly key: string;
  readonly numberInSurah: number;
  readonly page: number;
  readonly ruku: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerse_verse" | "ReadingBar_verses">;
  readonly " $fragmentType": "ReadVerses_verses";
}>;
export type ReadVerses_verses$key = ReadonlyArray<{
  readonly " $data"?: ReadVerses_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerses_verses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReadVerses_verses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInSurah",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "juz",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ruku",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadVerse_verse"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadingBar_verses"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "cc8960bfb7d7e0bdbfe5009de5177f43";

export default node;
