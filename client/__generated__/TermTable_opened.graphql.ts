/**
 * @generated SignedSource<<26023daefa71bb480b036f01260226fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermTable_opened$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ElementVerses_page">;
  readonly " $fragmentType": "TermTable_opened";
};
export type TermTable_opened$key = {
  readonly " $data"?: TermTable_opened$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermTable_opened">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermTable_opened",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ElementVerses_page"
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};

(node as any).hash = "b473f5afa1dea128486dd90c9c47a23d";

export default node;
