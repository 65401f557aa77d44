/**
 * @generated SignedSource<<f3072304fef7138712ccc13ef611c46e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
export type RevisionSource = "EDIT" | "IMPORT" | "RESTORE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevisionItem_revision$data = {
  readonly adminName: string;
  readonly after: any | null | undefined;
  readonly before: any | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly entity: RevisionEntity;
  readonly entityId: number;
  readonly source: RevisionSource;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useNames_revision">;
  readonly " $fragmentType": "RevisionItem_revision";
};
export type RevisionItem_revision$key = {
  readonly " $data"?: RevisionItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionItem_revision",
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
      "name": "entity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityId",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNames_revision"
    }
  ],
  "type": "Revision",
  "abstractKey": null
};

(node as any).hash = "d64ad27d80c6ce7088e72c26e82a6f49";

export default node;
