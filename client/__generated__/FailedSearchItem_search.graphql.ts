/**
 * @generated SignedSource<<e4a02b3c0fc68ca90468f849a2fb0eaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedSearchItem_search$data = {
  readonly count: number;
  readonly lastAt: string;
  readonly lastRefinedTo: string | null | undefined;
  readonly query: string;
  readonly refinedCount: number;
  readonly " $fragmentType": "FailedSearchItem_search";
};
export type FailedSearchItem_search$key = {
  readonly " $data"?: FailedSearchItem_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedSearchItem_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedSearchItem_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refinedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastRefinedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    }
  ],
  "type": "FailedSearch",
  "abstractKey": null
};

(node as any).hash = "2f4f35571effca758b38a3f42777c193";

export default node;
