/**
 * @generated SignedSource<<65097100e066cfd2e7a1a8b1127b2549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditableTranslations_verse$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"OutdatedTranslations_verse">;
  readonly " $fragmentType": "EditableTranslations_verse";
};
export type EditableTranslations_verse$key = {
  readonly " $data"?: EditableTranslations_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableTranslations_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditableTranslations_verse",
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
      "name": "OutdatedTranslations_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "0bd76ae58160a6c27027b3b1482adb43";

export default node;
