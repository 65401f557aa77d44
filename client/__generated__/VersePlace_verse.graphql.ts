/**
 * @generated SignedSource<<cf1feaec22ebc76d178ce58f2ee6b4c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VersePlace_verse$data = {
  readonly hizb: number;
  readonly juz: number;
  readonly key: string;
  readonly page: number;
  readonly prostration: number | null | undefined;
  readonly " $fragmentType": "VersePlace_verse";
};
export type VersePlace_verse$key = {
  readonly " $data"?: VersePlace_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersePlace_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VersePlace_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "juz",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hizb",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prostration",
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "8cff8a2a9fe27df83be8c64d0e2468e0";

export default node;
