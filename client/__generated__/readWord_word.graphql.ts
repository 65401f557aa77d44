/**
 * @generated SignedSource<<31505b7593fcb03ce3378439d9e63e74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readWord_word$data = {
  readonly arabicText: string;
  readonly englishGlossOf: number | null | undefined;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInVerse: number;
  readonly pauseAfter: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly englishLabel: string;
    readonly id: string;
    readonly turkishLabel: string;
  }>;
  readonly turkishGlossOf: number | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "readWord_word";
};
export type readWord_word$key = {
  readonly " $data"?: readWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"readWord_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readWord_word"
};

(node as any).hash = "322adceed3d4c9600d02c29a1837d2f3";

export default node;
