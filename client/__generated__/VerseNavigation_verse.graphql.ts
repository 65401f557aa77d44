/**
 * @generated SignedSource<<72884fede3c3271576a2420371fbb32f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseNavigation_verse$data = {
  readonly key: string;
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
      "name": "key",
      "storageKey": null
    },
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

(node as any).hash = "d0dbfc824923fb07c188ee90bbe5ca32";

export default node;
