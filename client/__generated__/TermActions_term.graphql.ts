/**
 * @generated SignedSource<<ddbcdfa4d5a7691dcb48af1c7310f7b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermActions_term$data = {
  readonly databaseId: number;
  readonly englishName: string;
  readonly turkishName: string;
  readonly version: number;
  readonly " $fragmentType": "TermActions_term";
};
export type TermActions_term$key = {
  readonly " $data"?: TermActions_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermActions_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermActions_term",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishName",
      "storageKey": null
    }
  ],
  "type": "Term",
  "abstractKey": null
};

(node as any).hash = "006de499703b299168a6e8e438c86a0a";

export default node;
