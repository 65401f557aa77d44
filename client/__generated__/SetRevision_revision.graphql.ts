/**
 * @generated SignedSource<<fbb6fd20c18ba6b6f6c5c38a91aa617e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionEntity = "CHARACTER" | "POST" | "POST_VERSE" | "SURAH" | "TERM" | "TERM_ELEMENT" | "VERSE" | "VERSE_ALIAS" | "WORD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetRevision_revision$data = {
  readonly after: any | null | undefined;
  readonly before: any | null | undefined;
  readonly entity: RevisionEntity;
  readonly entityId: number;
  readonly " $fragmentSpreads": FragmentRefs<"useNames_revision">;
  readonly " $fragmentType": "SetRevision_revision";
};
export type SetRevision_revision$key = {
  readonly " $data"?: SetRevision_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetRevision_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetRevision_revision",
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
      "name": "entityId",
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

(node as any).hash = "5d75feb1a33a074e23d9db4605dc9116";

export default node;
