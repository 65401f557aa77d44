/**
 * @generated SignedSource<<8417aec5f9fe2e795e07c606804075ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootWord_word$data = {
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "RootWord_word";
};
export type RootWord_word$key = {
  readonly " $data"?: RootWord_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootWord_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootWord_word",
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
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranslation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranslation",
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "b2f37e5fda3e1aa9c032a46512f79a79";

export default node;
