/**
 * @generated SignedSource<<6a2fb5ef39bb8f5531a0df11068d3371>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProblemCode = "ALREADY_TAKEN" | "ARABIC_IS_GUARDED" | "BROADER_IS_A_PART" | "CANNOT_BE_DELETED" | "COMMON_PASSWORD" | "CREATED_ROW_DELETED" | "HAS_PARTS" | "INVALID_CHARACTER" | "IN_ANOTHER_GLOSS" | "LETTER_TAKEN" | "NAME_IS_A_REFERENCE" | "NAME_OF_OTHER_VERSES" | "NAME_TAKEN" | "NOT_AN_OPTION" | "NOT_A_ROOT" | "NOT_A_UUID" | "NOT_A_VERSE_RANGE" | "NOT_A_VERSE_REFERENCE" | "NOT_IN_QURAN_TEXT" | "NOT_NEIGHBORS" | "NO_SUCH_POST" | "NO_SUCH_ROOT" | "NO_SUCH_TERM" | "NO_SUCH_TERM_ELEMENT" | "NO_SUCH_VERSE" | "NO_SUCH_WORD" | "OUT_OF_RANGE" | "PASSWORD_TOO_SHORT" | "RELATED_TO_ITSELF" | "REPEATED" | "REQUIRED" | "REVELATION_ORDER_TAKEN" | "REVERSED_VERSE_RANGE" | "TOO_FEW_LETTERS" | "TOO_LONG" | "TOO_MANY_ITEMS" | "TOO_MANY_NAMES" | "TOO_MANY_TERM_ELEMENTS" | "TOO_MANY_VERSES" | "TOO_MANY_WORDS" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type outcome_problems$data = {
  readonly problems: ReadonlyArray<{
    readonly code: ProblemCode;
    readonly field: string;
    readonly maximum: number | null | undefined;
    readonly message: string;
    readonly minimum: number | null | undefined;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "outcome_problems";
};
export type outcome_problems$key = {
  readonly " $data"?: outcome_problems$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_problems">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_problems"
};

(node as any).hash = "b173c9b093868cd1e34f9a1cbc977f7a";

export default node;
