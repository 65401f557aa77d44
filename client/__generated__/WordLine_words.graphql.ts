/**
 * @generated SignedSource<<f0d0aedcdd0bbacc3f3acb4365091e00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordLine_words$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly id: string;
  readonly pauseAfter: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordOverlays_words">;
  readonly " $fragmentType": "WordLine_words";
}>;
export type WordLine_words$key = ReadonlyArray<{
  readonly " $data"?: WordLine_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordLine_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordLine_words",
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
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseAfter",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordOverlays_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "f068cf63dc82a82db38f183067585d15";

export default node;
