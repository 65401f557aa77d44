/**
 * @generated SignedSource<<c8c6586564be46c85a402085ce7012ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutdatedTranslations_verse$data = {
  readonly databaseId: number;
  readonly englishTranslationNeedsUpdate: boolean;
  readonly turkishTranslationNeedsUpdate: boolean;
  readonly " $fragmentType": "OutdatedTranslations_verse";
};
export type OutdatedTranslations_verse$key = {
  readonly " $data"?: OutdatedTranslations_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutdatedTranslations_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutdatedTranslations_verse",
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

(node as any).hash = "c550c7569e182dfcbf02b436d9e854c9";

export default node;
