/**
 * @generated SignedSource<<e2b6f2b72d396eac93d787342c6c0597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootCard_root$data = {
  readonly letters: string;
  readonly numberOfOccurrences: number;
  readonly " $fragmentType": "RootCard_root";
};
export type RootCard_root$key = {
  readonly " $data"?: RootCard_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootCard_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootCard_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfOccurrences",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "98699415e71730583e92e40b8e3d887e";

export default node;
