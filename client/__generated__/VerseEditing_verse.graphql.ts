/**
 * @generated SignedSource<<ad0169ced7cb759ba993c82a6185fd47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseEditing_verse$data = {
  readonly databaseId: number;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditableTranslations_verse">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditableTranslations_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "054fc08f71c083c292484b1071f07ac1";

export default node;
