/**
 * @generated SignedSource<<76a57c096f7a67b2277775250d6a2caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type elementChoices_element$data = {
  readonly arabicName: string;
  readonly databaseId: number;
  readonly englishNameInQuran: string;
  readonly englishTag: string;
  readonly englishTranslation: string;
  readonly term: {
    readonly englishName: string;
    readonly turkishName: string;
  };
  readonly turkishNameInQuran: string;
  readonly turkishTag: string;
  readonly turkishTranslation: string;
  readonly " $fragmentType": "elementChoices_element";
};
export type elementChoices_element$key = {
  readonly " $data"?: elementChoices_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"elementChoices_element">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "elementChoices_element"
};

(node as any).hash = "9fe8c97a4d6a906294066a7a0fad4bb7";

export default node;
