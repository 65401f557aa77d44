/**
 * @generated SignedSource<<63dfa112c9402484342e1a6e4f59c352>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAdminColumns_element$data = {
  readonly englishGrammaticalType: string;
  readonly englishLabel: string;
  readonly englishTag: string;
  readonly turkishGrammaticalType: string;
  readonly turkishLabel: string;
  readonly turkishTag: string;
  readonly " $fragmentType": "useAdminColumns_element";
};
export type useAdminColumns_element$key = {
  readonly " $data"?: useAdminColumns_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAdminColumns_element">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAdminColumns_element"
};

(node as any).hash = "b97e21ba0261cc4be92b4cff8a74e485";

export default node;
