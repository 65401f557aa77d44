/**
 * @generated SignedSource<<77dcda3a13f50b3dc74745a329cba466>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadVerses_verses$data = ReadonlyArray<{
  readonly juz: number;
  readonly key: string;
  readonly numberInSurah: number;
  readonly page: number;
  readonly ruku: number;
  readonly " $fragmentSpreads": FragmentRefs<"ReadPart_verses" | "ReadingBar_verses">;
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
      "name": "ReadPart_verses"
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

(node as any).hash = "27d44ea6063677f0d370d001ab0119ac";

export default node;
