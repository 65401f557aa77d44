/**
 * @generated SignedSource<<2eb15ce952b30268fbdac350519fa14c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadVerses_verses$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ReadPart_verses" | "ReadingBar_verses" | "readingParts_verse">;
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
      "kind": "InlineDataFragmentSpread",
      "name": "readingParts_verse",
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
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

(node as any).hash = "adcf5b527933ff5ec42a1652d62567b7";

export default node;
