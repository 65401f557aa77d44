/**
 * @generated SignedSource<<8c0dc84722bb0a94d08d51966169bca4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGlossEditing_word$data = {
  readonly databaseId: number;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly turkishTranslation: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "useGlossEditing_word";
};
export type useGlossEditing_word$key = {
  readonly " $data"?: useGlossEditing_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGlossEditing_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useGlossEditing_word"
};

(node as any).hash = "39c11207916af82a116c0f2d4c978d77";

export default node;
