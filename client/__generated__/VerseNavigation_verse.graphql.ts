/**
 * @generated SignedSource<<cfb60a770ad3515005bcdd5b1e0d70cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseNavigation_verse$data = {
  readonly nextKey: string | null | undefined;
  readonly previousKey: string | null | undefined;
  readonly " $fragmentType": "VerseNavigation_verse";
};
export type VerseNavigation_verse$key = {
  readonly " $data"?: VerseNavigation_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseNavigation_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseNavigation_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextKey",
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "baf76bcf43f2b20002b4ac6d6c6ca038";

export default node;
