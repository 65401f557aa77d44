/**
 * @generated SignedSource<<75a9c490390bb2bb3b6c639291e73381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyDialog_verse$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCopyTexts_verse">;
  readonly " $fragmentType": "CopyDialog_verse";
};
export type CopyDialog_verse$key = {
  readonly " $data"?: CopyDialog_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyDialog_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyDialog_verse",
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

(node as any).hash = "86e83b7d4b33dc675c88e34413cf6856";

export default node;
