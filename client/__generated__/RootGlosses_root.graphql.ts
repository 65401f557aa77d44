/**
 * @generated SignedSource<<deb821e18ec1ddfd1b7811959cf640bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootGlosses_root$data = {
  readonly englishGlosses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GlossList_glosses">;
  }>;
  readonly turkishGlosses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GlossList_glosses">;
  }>;
  readonly " $fragmentType": "RootGlosses_root";
};
export type RootGlosses_root$key = {
  readonly " $data"?: RootGlosses_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootGlosses_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "GlossList_glosses"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootGlosses_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "turkishGlosses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "englishGlosses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};
})();

(node as any).hash = "51ec711a29991e377cab02f89bdedd2e";

export default node;
