/**
 * @generated SignedSource<<03f41e5167772b7b4acedcdc3754c0e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CharacterRowEditor_character$data = {
  readonly arabicLetter: string;
  readonly arabicPronunciation: string;
  readonly databaseId: number;
  readonly englishLetter: string;
  readonly englishPronunciation: string;
  readonly turkishLetter: string;
  readonly turkishPronunciation: string;
  readonly version: number;
  readonly " $fragmentType": "CharacterRowEditor_character";
};
export type CharacterRowEditor_character$key = {
  readonly " $data"?: CharacterRowEditor_character$data;
  readonly " $fragmentSpreads": FragmentRefs<"CharacterRowEditor_character">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CharacterRowEditor_character"
};

(node as any).hash = "cee4ebb0acf18e4148b7b6d547ef9923";

export default node;
