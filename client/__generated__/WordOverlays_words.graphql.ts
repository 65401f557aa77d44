/**
 * @generated SignedSource<<40626bd5d13b9225d0b998cee772edd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordOverlays_words$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words" | "WordEditing_words" | "WordSheet_words">;
  readonly " $fragmentType": "WordOverlays_words";
}>;
export type WordOverlays_words$key = ReadonlyArray<{
  readonly " $data"?: WordOverlays_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordOverlays_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordOverlays_words",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenWordTooltip_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordSheet_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordEditing_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "819c0d1e2de3c11c579a8e8ba8031b05";

export default node;
