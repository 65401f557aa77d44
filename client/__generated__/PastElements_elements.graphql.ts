/**
 * @generated SignedSource<<4151cc1d58831a92f1fe3ac9fb47db74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastElements_elements$data = ReadonlyArray<{
  readonly arabicName: string;
  readonly databaseId: number;
  readonly elementOrder: number;
  readonly englishMeaning: string;
  readonly englishNameInQuran: string;
  readonly englishTranslation: string;
  readonly numberOfOccurrencesInQuran: number;
  readonly turkishMeaning: string;
  readonly turkishNameInQuran: string;
  readonly turkishTranslation: string;
  readonly verseKeys: ReadonlyArray<string>;
  readonly " $fragmentType": "PastElements_elements";
}>;
export type PastElements_elements$key = ReadonlyArray<{
  readonly " $data"?: PastElements_elements$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastElements_elements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PastElements_elements",
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
      "name": "elementOrder",
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
      "name": "turkishNameInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNameInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslation",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfOccurrencesInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verseKeys",
      "storageKey": null
    }
  ],
  "type": "PastTermElement",
  "abstractKey": null
};

(node as any).hash = "7a725195ab0ed104c47188817ff300a9";

export default node;
