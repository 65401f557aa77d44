/**
 * @generated SignedSource<<eeab959d7f7e5f70c5dfeef609a32fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedSearchItem_search$data = {
  readonly count: number;
  readonly isName: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isName",
      "storageKey": null
    }
  ],
  "type": "FailedSearch",
  "abstractKey": null
};

(node as any).hash = "e2a3b494e407fe4b193def2fc99f6e52";

export default node;
