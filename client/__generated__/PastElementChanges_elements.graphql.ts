/**
 * @generated SignedSource<<e10c3894d4eaf42cd0e4a2236f6db2f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastElementChanges_elements$data = ReadonlyArray<{
  readonly arabicName: string;
  readonly databaseId: number;
  readonly englishMeaning: string;
  readonly englishNameInQuran: string;
  readonly englishTranslation: string;
  readonly numberOfOccurrencesInQuran: number;
  readonly turkishMeaning: string;
  readonly turkishNameInQuran: string;
  readonly turkishTranslation: string;
  readonly " $fragmentType": "PastElementChanges_elements";
}>;
export type PastElementChanges_elements$key = ReadonlyArray<{
  readonly " $data"?: PastElementChanges_elements$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastElementChanges_elements">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PastElementChanges_elements",
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
    }
  ],
  "type": "PastTermElement",
  "abstractKey": null
};

(node as any).hash = "0cf1854bac8b14340148ca97ce1017b0";

export default node;
