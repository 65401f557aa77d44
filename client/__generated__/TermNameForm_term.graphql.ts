/**
 * @generated SignedSource<<21b6edc64f563ce6eb3ed306328d646a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermNameForm_term$data = {
  readonly databaseId: number;
  readonly englishName: string;
  readonly turkishName: string;
  readonly version: number;
  readonly " $fragmentType": "TermNameForm_term";
};
export type TermNameForm_term$key = {
  readonly " $data"?: TermNameForm_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermNameForm_term">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TermNameForm_term"
};

(node as any).hash = "efda8731a8bbe861cf508d3d05536a5b";

export default node;
