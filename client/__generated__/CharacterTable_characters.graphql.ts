/**
 * @generated SignedSource<<77013c5c843dcbff8673f6f90df00d14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CharacterTable_characters$data = ReadonlyArray<{
  readonly arabicLetter: string;
  readonly arabicPronunciation: string;
  readonly databaseId: number;
  readonly englishLetter: string;
  readonly englishNote: string | null | undefined;
  readonly englishPronunciation: string;
  readonly englishSound: string | null | undefined;
  readonly turkishLetter: string;
  readonly turkishName: string | null | undefined;
  readonly turkishNote: string | null | undefined;
  readonly turkishPronunciation: string;
  readonly turkishSound: string | null | undefined;
  readonly " $fragmentType": "CharacterTable_characters";
}>;
export type CharacterTable_characters$key = ReadonlyArray<{
  readonly " $data"?: CharacterTable_characters$data;
  readonly " $fragmentSpreads": FragmentRefs<"CharacterTable_characters">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CharacterTable_characters",
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
      "name": "arabicLetter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicPronunciation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishPronunciation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishPronunciation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishLetter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishLetter",
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
      "name": "turkishSound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishSound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNote",
      "storageKey": null
    }
  ],
  "type": "Character",
  "abstractKey": null
};

(node as any).hash = "965ff636955a1519b1197c275c2f6500";

export default node;
