/**
 * @generated SignedSource<<e4e3510fe9e8172e1dfaf1dcb38001d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostVerseEditor_postVerse$data = {
  readonly englishTranslation: string | null | undefined;
  readonly englishTranslationHtml: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly turkishTranslationHtml: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PostVerseEditor_postVerse";
};
export type PostVerseEditor_postVerse$key = {
  readonly " $data"?: PostVerseEditor_postVerse$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVerseEditor_postVerse">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PostVerseEditor_postVerse"
};

(node as any).hash = "56f59833fce0d2f81d5e94144582b604";

export default node;
