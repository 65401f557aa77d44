/**
 * @generated SignedSource<<ddb2b004da2afc89e540c7006bc382ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clusterWidth_word$data = {
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly pauseAfter: string | null | undefined;
  readonly turkishTranscription: string;
  readonly " $fragmentType": "clusterWidth_word";
};
export type clusterWidth_word$key = {
  readonly " $data"?: clusterWidth_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"clusterWidth_word">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "clusterWidth_word"
};

(node as any).hash = "853c7a2fdb996e3de2869a52a6e72753";

export default node;
