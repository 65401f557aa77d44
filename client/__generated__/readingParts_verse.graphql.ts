/**
 * @generated SignedSource<<073a044b0cdb20b51fdd1dd5c8b4d735>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readingParts_verse$data = {
  readonly juz: number;
  readonly key: string;
  readonly numberInSurah: number;
  readonly page: number;
  readonly ruku: number;
  readonly " $fragmentType": "readingParts_verse";
};
export type readingParts_verse$key = {
  readonly " $data"?: readingParts_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"readingParts_verse">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readingParts_verse"
};

(node as any).hash = "e00e280e0a03454cbe44cc1988effbf9";

export default node;
