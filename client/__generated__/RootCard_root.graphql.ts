/**
 * @generated SignedSource<<b8a96d6a7f8c3b97d919785d8ea0a894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootCard_root$data = {
  readonly englishSense: string | null | undefined;
  readonly letters: string;
  readonly numberOfOccurrences: number;
  readonly turkishSense: string | null | undefined;
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
      "name": "turkishSense",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishSense",
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

(node as any).hash = "48895a2600d4b3b9ba5544795432c4a6";

export default node;
