/**
 * @generated SignedSource<<d2ff76f5ce8a1eac775968b16a3554ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindingCard_finding$data = {
  readonly expected: string | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"FindingLink_finding">;
  readonly " $fragmentType": "FindingCard_finding";
};
export type FindingCard_finding$key = {
  readonly " $data"?: FindingCard_finding$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindingCard_finding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindingCard_finding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expected",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FindingLink_finding"
    }
  ],
  "type": "QualityFinding",
  "abstractKey": null
};

(node as any).hash = "4c70bcee96046e3a58feded6911ca1d5";

export default node;
