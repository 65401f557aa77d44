/**
 * @generated SignedSource<<79810b516e72147a7ed160bd22b949de>>
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
  readonly englishGlossGroup: {
    readonly numbers: ReadonlyArray<number>;
  };
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly importedArabicText: string | null | undefined;
  readonly numberInVerse: number;
  readonly pauseAfter: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"elementChoices_element">;
  }>;
  readonly turkishGlossGroup: {
    readonly numbers: ReadonlyArray<number>;
  };
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly verse: {
    readonly words: ReadonlyArray<{
      readonly arabicText: string;
      readonly englishGlossOf: number | null | undefined;
      readonly englishTranslation: string | null | undefined;
      readonly key: string;
      readonly turkishGlossOf: number | null | undefined;
      readonly turkishTranslation: string | null | undefined;
    }>;
  };
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

(node as any).hash = "620f2d3faa554da642f57d125489a3ec";

export default node;
