/**
 * @generated SignedSource<<9263498ec503e48f91f1eaf94e53f87c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseEditing_verse$data = {
  readonly databaseId: number;
  readonly englishTranslationNeedsUpdate: boolean;
  readonly key: string;
  readonly turkishTranslationNeedsUpdate: boolean;
  readonly " $fragmentType": "VerseEditing_verse";
};
export type VerseEditing_verse$key = {
  readonly " $data"?: VerseEditing_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseEditing_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseEditing_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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

(node as any).hash = "3913a0657fa171d275c50474b6397d0e";

export default node;
