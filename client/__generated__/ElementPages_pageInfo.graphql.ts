/**
 * @generated SignedSource<<f0d3ff0c6751302460887e4033dd7b7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ElementPages_pageInfo$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageLinks_pageInfo">;
  readonly " $fragmentType": "ElementPages_pageInfo";
};
export type ElementPages_pageInfo$key = {
  readonly " $data"?: ElementPages_pageInfo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ElementPages_pageInfo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ElementPages_pageInfo",
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

(node as any).hash = "7254467dbfaa0d1d0781c84de5ec0359";

export default node;
