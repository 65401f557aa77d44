/**
 * @generated SignedSource<<84564569d18378ec2dc277a6e19f905e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrashItem_item$data = {
  readonly databaseId: number;
  readonly deletedAt: string;
  readonly deletedBy: string | null | undefined;
  readonly englishLabel: string;
  readonly entity: RevisionEntity;
  readonly turkishLabel: string;
  readonly version: number;
  readonly " $fragmentType": "TrashItem_item";
};
export type TrashItem_item$key = {
  readonly " $data"?: TrashItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrashItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrashItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entity",
      "storageKey": null
    },
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedBy",
      "storageKey": null
    }
  ],
  "type": "TrashItem",
  "abstractKey": null
};

(node as any).hash = "74ba72eb4c2497fa93cdfb3a634d1171";

export default node;
