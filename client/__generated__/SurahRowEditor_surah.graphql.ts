/**
 * @generated SignedSource<<934306b552f36f5c0ee5544246c60cd6>>
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
  readonly englishNameNote: string | null | undefined;
  readonly englishNameTranscription: string;
  readonly englishNameTranslation: string;
  readonly englishOtherNames: ReadonlyArray<string>;
  readonly englishRevelationPlace: string;
  readonly number: number;
  readonly numberOfVerses: number;
  readonly revelationOrder: number;
  readonly revelationYear: number;
  readonly turkishNameNote: string | null | undefined;
  readonly turkishNameTranscription: string;
  readonly turkishNameTranslation: string;
  readonly turkishOtherNames: ReadonlyArray<string>;
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

(node as any).hash = "9a6b80267327a0efbbb2c4c45f852aac";

export default node;
