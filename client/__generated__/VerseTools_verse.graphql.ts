/**
 * @generated SignedSource<<ce7bef1f6bcb01f194578510926cceae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseTools_verse$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"CopyDialog_verse">;
  readonly " $fragmentType": "VerseTools_verse";
};
export type VerseTools_verse$key = {
  readonly " $data"?: VerseTools_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseTools_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseTools_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CopyDialog_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "daeb617c886d56d36810190799f8914f";

export default node;
