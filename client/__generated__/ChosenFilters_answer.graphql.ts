/**
 * @generated SignedSource<<d0f196f50d917bbe58c20736d6e27521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenFilters_answer$data = {
  readonly conditions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useConditions_condition">;
  }>;
  readonly " $fragmentType": "ChosenFilters_answer";
};
export type ChosenFilters_answer$key = {
  readonly " $data"?: ChosenFilters_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenFilters_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VerseCondition",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useConditions_condition"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnswer",
  "abstractKey": null
};

(node as any).hash = "efe5cf938ae2fe4c9575f78084f52089";

export default node;
