/**
 * @generated SignedSource<<a0d8bd9e4bb5b47004b4bab10d9bab4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type glossClusters_word$data = {
  readonly englishGlossOf: number | null | undefined;
  readonly numberInVerse: number;
  readonly turkishGlossOf: number | null | undefined;
  readonly " $fragmentType": "glossClusters_word";
};
export type glossClusters_word$key = {
  readonly " $data"?: glossClusters_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"glossClusters_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "glossClusters_word"
};

(node as any).hash = "0a2b16211f7bff180f29dc3e40be57f1";

export default node;
