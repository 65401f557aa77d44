/**
 * @generated SignedSource<<255f4dc101f8ed4e3a0355d323c72ca4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootMeanings_root$data = {
  readonly englishMeanings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MeaningList_meanings">;
  }>;
  readonly letters: string;
  readonly turkishMeanings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MeaningList_meanings">;
  }>;
  readonly " $fragmentType": "RootMeanings_root";
};
export type RootMeanings_root$key = {
  readonly " $data"?: RootMeanings_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootMeanings_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MeaningList_meanings"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootMeanings_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "turkishMeanings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "englishMeanings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};
})();

(node as any).hash = "aa475567332a04495a03207835658520";

export default node;
