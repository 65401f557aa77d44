/**
 * @generated SignedSource<<9b6fbc4b142ce2531358ee3588b24e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeaningSummary_root$data = {
  readonly englishMeanings: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly letters: string;
  readonly turkishMeanings: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "MeaningSummary_root";
};
export type MeaningSummary_root$key = {
  readonly " $data"?: MeaningSummary_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeaningSummary_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeaningSummary_root",
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

(node as any).hash = "e04f27ef7b6412bc0cf233cbf831a853";

export default node;
