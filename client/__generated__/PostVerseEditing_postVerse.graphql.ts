/**
 * @generated SignedSource<<46645d6c03aa12b802c87640e62de8e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostVerseEditing_postVerse$data = {
  readonly databaseId: number;
  readonly verse: {
    readonly " $fragmentSpreads": FragmentRefs<"EditableTranslations_verse">;
  };
  readonly " $fragmentType": "PostVerseEditing_postVerse";
};
export type PostVerseEditing_postVerse$key = {
  readonly " $data"?: PostVerseEditing_postVerse$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVerseEditing_postVerse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVerseEditing_postVerse",
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
      "concreteType": "Verse",
      "kind": "LinkedField",
      "name": "verse",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditableTranslations_verse"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostVerse",
  "abstractKey": null
};

(node as any).hash = "50337c058d0594348aac59061c364fdc";

export default node;
