/**
 * @generated SignedSource<<be192a34e54b76cc4c6957f7d7412463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseTools_verse$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"CopyButtons_verse" | "CopyDialog_verse">;
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
      "name": "CopyButtons_verse"
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

(node as any).hash = "2e7f20a2118a5f99c9f85fd79e087296";

export default node;
