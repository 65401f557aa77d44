/**
 * @generated SignedSource<<b9e6b604611f45f0111cd66e3e229d1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermNameDialog_term$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TermNameForm_term">;
  readonly " $fragmentType": "TermNameDialog_term";
};
export type TermNameDialog_term$key = {
  readonly " $data"?: TermNameDialog_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermNameDialog_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermNameDialog_term",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "TermNameForm_term",
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
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishName",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Term",
  "abstractKey": null
};

(node as any).hash = "eb5049d4edf210afd2f341a56174c242";

export default node;
