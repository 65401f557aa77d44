/**
 * @generated SignedSource<<8862662424368467b0f58d13cc168f7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahRowEditor_surah$data = {
  readonly arabicName: string;
  readonly databaseId: number;
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  readonly englishRevelationPlace: string;
  readonly number: number;
  readonly numberOfVerses: number;
  readonly revelationOrder: number;
  readonly revelationYear: number;
  readonly turkishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly turkishRevelationPlace: string;
  readonly version: number;
  readonly " $fragmentType": "SurahRowEditor_surah";
};
export type SurahRowEditor_surah$key = {
  readonly " $data"?: SurahRowEditor_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahRowEditor_surah">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SurahRowEditor_surah"
};

(node as any).hash = "f852d0e33ba378a5ab3fceca9f8fe82f";

export default node;
