/**
 * @generated SignedSource<<51d7031cc56cea26130ba4049e59d72a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type targetAddress_target$data = {
  readonly __typename: "Post";
  readonly databaseId: number;
  readonly section: PostSection;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Root";
  readonly letters: string;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Surah";
  readonly number: number;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Term";
  readonly databaseId: number;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "TermElement";
  readonly term: {
    readonly databaseId: number;
  };
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Verse";
  readonly key: string;
  readonly " $fragmentType": "targetAddress_target";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "targetAddress_target";
};
export type targetAddress_target$key = {
  readonly " $data"?: targetAddress_target$data;
  readonly " $fragmentSpreads": FragmentRefs<"targetAddress_target">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "targetAddress_target"
};

(node as any).hash = "1293e293227422362c55beb4146efb3a";

export default node;
