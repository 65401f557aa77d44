/**
 * @generated SignedSource<<28e85cbddb73079620514c686ba4a6ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MeaningSummary_meaning$data = {
  readonly count: number;
  readonly glosses: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly text: string;
  readonly " $fragmentType": "MeaningSummary_meaning";
};
export type MeaningSummary_meaning$key = {
  readonly " $data"?: MeaningSummary_meaning$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeaningSummary_meaning">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeaningSummary_meaning",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "glosses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RootMeaning",
  "abstractKey": null
};
})();

(node as any).hash = "062d9171e34ce694809bd2e3ab4a34a0";

export default node;
