/**
 * @generated SignedSource<<2d03f2637dd520e7f2f428c7e95b176d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeaningList_meanings$data = ReadonlyArray<{
  readonly count: number;
  readonly text: string;
  readonly " $fragmentType": "MeaningList_meanings";
}>;
export type MeaningList_meanings$key = ReadonlyArray<{
  readonly " $data"?: MeaningList_meanings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeaningList_meanings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MeaningList_meanings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "RootMeaning",
  "abstractKey": null
};

(node as any).hash = "5d170d1acf04dbedb61781df75f675de";

export default node;
