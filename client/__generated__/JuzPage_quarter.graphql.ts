/**
 * @generated SignedSource<<6188df71e825f8e4112e48c11c429367>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JuzPage_quarter$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"PartVerses_verses">;
    };
  }>;
  readonly " $fragmentType": "JuzPage_quarter";
};
export type JuzPage_quarter$key = {
  readonly " $data"?: JuzPage_quarter$data;
  readonly " $fragmentSpreads": FragmentRefs<"JuzPage_quarter">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "JuzPage_quarter"
};

(node as any).hash = "f77162b7d665061bdcd42377a552d891";

export default node;
