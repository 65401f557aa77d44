/**
 * @generated SignedSource<<aecb81d70f2d2ceb6c397536a7b2ddf0>>
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
  readonly englishPronunciation: string;
  readonly turkishLetter: string;
  readonly turkishPronunciation: string;
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
    }
  ],
  "type": "Character",
  "abstractKey": null
};

(node as any).hash = "55a1fd3c37813542428bbae60dd1d50b";

export default node;
