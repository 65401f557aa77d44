/**
 * @generated SignedSource<<b53cced225c57f35800037ed31f1dad0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadVerses_verses$data = ReadonlyArray<{
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReadPart_verses" | "ReadingBar_verses" | "readingParts_verse">;
  readonly " $fragmentType": "ReadVerses_verses";
}>;
export type ReadVerses_verses$key = ReadonlyArray<{
  readonly " $data"?: ReadVerses_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerses_verses">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReadVerses_verses",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "readingParts_verse",
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "cccd1e0bc3b28913e55e44e636cbdbd6";

export default node;
