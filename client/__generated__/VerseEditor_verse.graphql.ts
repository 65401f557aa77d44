/**
 * @generated SignedSource<<c4fd9bf635d6e9632699f53f62c9dbd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseEditor_verse$data = {
  readonly databaseId: number;
  readonly englishTranslation: string | null | undefined;
  readonly englishTranslationAdmin: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly turkishTranslationAdmin: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "VerseEditor_verse";
};
export type VerseEditor_verse$key = {
  readonly " $data"?: VerseEditor_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseEditor_verse">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VerseEditor_verse"
};

(node as any).hash = "94a8ebdfa5461a08fb1ffc0afa0f518a";

export default node;
