/**
 * @generated SignedSource<<31eb38f91009e199586cc02db2d363c2>>
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
    readonly englishTranslationNeedsUpdate: boolean;
    readonly key: string;
    readonly turkishTranslationNeedsUpdate: boolean;
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
      "storageKey": null
    }
  ],
  "type": "PostVerse",
  "abstractKey": null
};

(node as any).hash = "fe106de95980c2bb0a25a6508694e5c8";

export default node;
