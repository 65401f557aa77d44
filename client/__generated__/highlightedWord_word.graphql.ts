/**
 * @generated SignedSource<<50363e5845fa7eac1188c665171c587c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type highlightedWord_word$data = {
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly databaseId: number;
    readonly term: {
      readonly databaseId: number;
    };
  }>;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "highlightedWord_word";
};
export type highlightedWord_word$key = {
  readonly " $data"?: highlightedWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"highlightedWord_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "highlightedWord_word"
};

(node as any).hash = "d80186db7c2a39a1f18546f1fe14cf5d";

export default node;
