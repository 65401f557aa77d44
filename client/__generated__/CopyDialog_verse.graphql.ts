/**
 * @generated SignedSource<<7f153417f2b9a1a2fb273e8bde032678>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyDialog_verse$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCopyTexts_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "e90aa6d402e0b00123bdbaa8c66448ef";

export default node;
