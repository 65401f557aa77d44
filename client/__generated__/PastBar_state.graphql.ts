/**
 * @generated SignedSource<<6d5e5a2edcf8472541938fa2c00de160>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastBar_state$data = {
  readonly changedAt: string | null | undefined;
  readonly lastChangedAt: string | null | undefined;
  readonly numberOfLaterRevisions: number;
  readonly revision: number;
  readonly " $fragmentType": "PastBar_state";
};
export type PastBar_state$key = {
  readonly " $data"?: PastBar_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastBar_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastBar_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfLaterRevisions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastChangedAt",
      "storageKey": null
    }
  ],
  "type": "PastState",
  "abstractKey": "__isPastState"
};

(node as any).hash = "39ec5785bb52ab4cfaf994369704982f";

export default node;
