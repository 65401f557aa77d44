/**
 * @generated SignedSource<<18edaf672b7446c934aac1474081c9a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wordValues_word$data = {
  readonly arabicText: string;
  readonly databaseId: number;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly pauseAfter: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"elementChoices_element">;
  }>;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "wordValues_word";
};
export type wordValues_word$key = {
  readonly " $data"?: wordValues_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"wordValues_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "wordValues_word"
};

(node as any).hash = "32cbb04fa7fedad0e852a639f46f1d9d";

export default node;
