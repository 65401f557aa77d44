/**
 * @generated SignedSource<<7add84e601d7e9bb6b2aef3a1a5dbc14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchRootLink_root$data = {
  readonly letters: string;
  readonly numberOfOccurrences: number;
  readonly " $fragmentType": "SearchRootLink_root";
};
export type SearchRootLink_root$key = {
  readonly " $data"?: SearchRootLink_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchRootLink_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchRootLink_root",
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
      "kind": "ScalarField",
      "name": "numberOfOccurrences",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "19b5d97cd125e48bc0790c781eb06700";

export default node;
