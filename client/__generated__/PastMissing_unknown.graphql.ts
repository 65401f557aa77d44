/**
 * @generated SignedSource<<3e6081fb4c85aca17f9a914e9c1fe7a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastMissing_unknown$data = {
  readonly firstRevision: number;
  readonly lastRevision: number;
  readonly " $fragmentType": "PastMissing_unknown";
};
export type PastMissing_unknown$key = {
  readonly " $data"?: PastMissing_unknown$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastMissing_unknown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastMissing_unknown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRevision",
      "storageKey": null
    }
  ],
  "type": "UnknownRevision",
  "abstractKey": null
};

(node as any).hash = "1ad5f9ac67fcd8ec856ca835ccdd3a0d";

export default node;
