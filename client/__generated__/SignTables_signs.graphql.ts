/**
 * @generated SignedSource<<1681335ba0936c887d8a132e46b9742b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReadingSignKind = "LETTER" | "PAUSE" | "VOWEL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignTables_signs$data = ReadonlyArray<{
  readonly arabicName: string;
  readonly databaseId: number;
  readonly englishMeaning: string;
  readonly englishName: string;
  readonly kind: ReadingSignKind;
  readonly sign: string;
  readonly turkishMeaning: string;
  readonly turkishName: string;
  readonly " $fragmentType": "SignTables_signs";
}>;
export type SignTables_signs$key = ReadonlyArray<{
  readonly " $data"?: SignTables_signs$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignTables_signs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SignTables_signs",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicName",
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
      "name": "turkishMeaning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishMeaning",
      "storageKey": null
    }
  ],
  "type": "ReadingSign",
  "abstractKey": null
};

(node as any).hash = "25e185595726f71023580c4f01c7fb06";

export default node;
