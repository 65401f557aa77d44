/**
 * @generated SignedSource<<15f80b3d70513379cdc70780f0285321>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readWords_word$data = {
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly nearbyWords: ReadonlyArray<{
    readonly arabicText: string;
    readonly englishTranslation: string | null | undefined;
    readonly key: string;
    readonly turkishTranslation: string | null | undefined;
  }>;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly termElements: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly turkishTranslation: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "readWords_word";
};
export type readWords_word$key = {
  readonly " $data"?: readWords_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"readWords_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readWords_word"
};

(node as any).hash = "73ec11ca31d6e55dfc876a141368f17d";

export default node;
