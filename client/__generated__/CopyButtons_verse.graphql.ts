/**
 * @generated SignedSource<<fd4af74e97baca4212421dd6aa1a96d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyButtons_verse$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCopyTexts_verse">;
  readonly " $fragmentType": "CopyButtons_verse";
};
export type CopyButtons_verse$key = {
  readonly " $data"?: CopyButtons_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyButtons_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyButtons_verse",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCopyTexts_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "e904b5cc903224fcbdeb22c2d41ff195";

export default node;
