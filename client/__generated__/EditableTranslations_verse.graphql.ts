/**
 * @generated SignedSource<<012c310770ed96694f8d2cd19355e448>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditableTranslations_verse$data = {
  readonly englishTranslationNeedsUpdate: boolean;
  readonly key: string;
  readonly turkishTranslationNeedsUpdate: boolean;
  readonly " $fragmentType": "EditableTranslations_verse";
};
export type EditableTranslations_verse$key = {
  readonly " $data"?: EditableTranslations_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditableTranslations_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditableTranslations_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslationNeedsUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslationNeedsUpdate",
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "33239cabea1b873d972b3525c8631eaf";

export default node;
