/**
 * @generated SignedSource<<52cb4bcfc058805aebaeccf13fd7374d>>
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
  readonly englishTranslationNeedsUpdate: boolean;
  readonly turkishTranslation: string | null | undefined;
  readonly turkishTranslationAdmin: string | null | undefined;
  readonly turkishTranslationNeedsUpdate: boolean;
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

(node as any).hash = "6ef7606cbfd9b6c1b27702cc5c7aead1";

export default node;
