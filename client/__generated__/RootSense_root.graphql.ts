/**
 * @generated SignedSource<<a8e209eeade971beb3c83e5b001ae649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootSense_root$data = {
  readonly englishNote: string | null | undefined;
  readonly englishSense: string | null | undefined;
  readonly turkishNote: string | null | undefined;
  readonly turkishSense: string | null | undefined;
  readonly " $fragmentType": "RootSense_root";
};
export type RootSense_root$key = {
  readonly " $data"?: RootSense_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootSense_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootSense_root",
  "selections": [
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
      "name": "turkishNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNote",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "df03fe344218b28ca8a621678582c10a";

export default node;
