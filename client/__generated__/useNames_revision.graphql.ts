/**
 * @generated SignedSource<<8e89ceb2bb73c42402e7ebf49d68c1d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RevisionNameKind = "POST" | "ROOT" | "TERM" | "TERM_ELEMENT" | "VERSE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useNames_revision$data = {
  readonly names: ReadonlyArray<{
    readonly databaseId: number;
    readonly englishLabel: string;
    readonly kind: RevisionNameKind;
    readonly turkishLabel: string;
  }>;
  readonly " $fragmentType": "useNames_revision";
};
export type useNames_revision$key = {
  readonly " $data"?: useNames_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNames_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNames_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RevisionName",
      "kind": "LinkedField",
      "name": "names",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "turkishLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishLabel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Revision",
  "abstractKey": null
};

(node as any).hash = "4b6424efe0a92d52a281fa063d46c7a8";

export default node;
