/**
 * @generated SignedSource<<ec82636ac2401bb2ec8d27600084551d>>
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
  readonly importedArabicText: string | null | undefined;
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

(node as any).hash = "33c0bb2f9b1065c5d2cd356cea7f6e26";

export default node;
