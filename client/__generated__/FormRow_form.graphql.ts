/**
 * @generated SignedSource<<28c4fc06eaf941d56851bf953a2f679a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormRow_form$data = {
  readonly arabicText: string;
  readonly count: number;
  readonly englishGlosses: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly firstWordKey: string;
  readonly turkishGlosses: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
  readonly " $fragmentType": "FormRow_form";
};
export type FormRow_form$key = {
  readonly " $data"?: FormRow_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormRow_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormRow_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstWordKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "turkishGlosses",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "englishGlosses",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "RootForm",
  "abstractKey": null
};
})();

(node as any).hash = "fbd2b7ec3f75b300cfd3964f9a0dac4f";

export default node;
