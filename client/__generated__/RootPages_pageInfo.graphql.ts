/**
 * @generated SignedSource<<a113e77ff3f9ba0ab6defc7cd88afcf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootPages_pageInfo$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageLinks_pageInfo">;
  readonly " $fragmentType": "RootPages_pageInfo";
};
export type RootPages_pageInfo$key = {
  readonly " $data"?: RootPages_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootPages_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootPages_pageInfo",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageLinks_pageInfo"
    }
  ],
  "type": "PageInfo",
  "abstractKey": null
};

(node as any).hash = "e35046000346b66878759d5ed10661a6";

export default node;
