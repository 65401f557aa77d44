/**
 * @generated SignedSource<<b8355b08fab87f2270c4c46b26f520c8>>
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
  readonly englishNote: string | null | undefined;
  readonly englishPronunciation: string;
  readonly englishSound: string | null | undefined;
  readonly turkishLetter: string;
  readonly turkishName: string | null | undefined;
  readonly turkishNote: string | null | undefined;
  readonly turkishPronunciation: string;
  readonly turkishSound: string | null | undefined;
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

(node as any).hash = "362a1c9d07cdfb24ace671d73e14a28f";

export default node;
