/**
 * @generated SignedSource<<a74d0b95d1be16f3b11c5f31298da4a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeSetItem_revision$data = {
  readonly changeSet: {
    readonly databaseId: number;
    readonly numberOfChanges: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionMeta_revision">;
  readonly " $fragmentType": "ChangeSetItem_revision";
};
export type ChangeSetItem_revision$key = {
  readonly " $data"?: ChangeSetItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSetItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeSetItem_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeSet",
      "kind": "LinkedField",
      "name": "changeSet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfChanges",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RevisionMeta_revision"
    }
  ],
  "type": "Revision",
  "abstractKey": null
};

(node as any).hash = "9640c19efa032b85f161af575d6b6f5f";

export default node;
