/**
 * @generated SignedSource<<87243e843e8503b0bc1387d124a0c00c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermLink_term$data = {
  readonly englishName: string;
  readonly turkishName: string;
  readonly url: string;
  readonly " $fragmentType": "TermLink_term";
};
export type TermLink_term$key = {
  readonly " $data"?: TermLink_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermLink_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermLink_term",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
  "type": "Term",
  "abstractKey": null
};

(node as any).hash = "04407d3fd41c0295271a124c16c938a9";

export default node;
