/**
 * @generated SignedSource<<73b38df96100e0a401795f6bb187630b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionSource = "EDIT" | "IMPORT" | "RESTORE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevisionMeta_revision$data = {
  readonly adminName: string;
  readonly createdAt: string;
  readonly source: RevisionSource;
  readonly " $fragmentType": "RevisionMeta_revision";
};
export type RevisionMeta_revision$key = {
  readonly " $data"?: RevisionMeta_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionMeta_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionMeta_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Revision",
  "abstractKey": null
};

(node as any).hash = "9a0e8f9f7e122c220caedb34432b4eeb";

export default node;
