/**
 * @generated SignedSource<<cc1944298b9676a91ef53a7129fb3b9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermElementForm_terms$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly englishName: string;
  readonly englishTag: string;
  readonly turkishName: string;
  readonly turkishTag: string;
  readonly " $fragmentType": "TermElementForm_terms";
}>;
export type TermElementForm_terms$key = ReadonlyArray<{
  readonly " $data"?: TermElementForm_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermElementForm_terms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TermElementForm_terms",
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
      "name": "turkishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTag",
      "storageKey": null
    }
  ],
  "type": "Term",
  "abstractKey": null
};

(node as any).hash = "6a3e0828fc0612333f83769126783f44";

export default node;
