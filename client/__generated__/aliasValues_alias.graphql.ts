/**
 * @generated SignedSource<<6130dbacd67c3eae154e4f29332559b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type aliasValues_alias$data = {
  readonly databaseId: number;
  readonly firstVerse: {
    readonly key: string;
  };
  readonly language: Language;
  readonly lastVerse: {
    readonly key: string;
  };
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "aliasValues_alias";
};
export type aliasValues_alias$key = {
  readonly " $data"?: aliasValues_alias$data;
  readonly " $fragmentSpreads": FragmentRefs<"aliasValues_alias">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "aliasValues_alias"
};

(node as any).hash = "27a7da47dc0032f16fca1c323281ef87";

export default node;
