/**
 * @generated SignedSource<<80ed1310f70061011791ae2ec6dbea23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootForms_root$data = {
  readonly forms: ReadonlyArray<{
    readonly firstWordKey: string;
    readonly " $fragmentSpreads": FragmentRefs<"FormRow_form">;
  }>;
  readonly " $fragmentType": "RootForms_root";
};
export type RootForms_root$key = {
  readonly " $data"?: RootForms_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootForms_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootForms_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RootForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstWordKey",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FormRow_form"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "022d8da9a4c392dcf9fa6a620f660099";

export default node;
