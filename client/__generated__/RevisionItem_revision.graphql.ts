/**
 * @generated SignedSource<<01ce088debc130457f1f985812eeba15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevisionItem_revision$data = {
  readonly after: any | null | undefined;
  readonly before: any | null | undefined;
  readonly changeSet: {
    readonly numberOfChanges: number;
  } | null | undefined;
  readonly databaseId: number;
  readonly entity: RevisionEntity;
  readonly entityId: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionMeta_revision" | "useNames_revision">;
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

(node as any).hash = "a59fb4bd73731677018cd2baad686f33";

export default node;
