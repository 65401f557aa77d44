/**
 * @generated SignedSource<<77eb808ac5f464db31a3d207a680ace7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextDirection = "LTR" | "RTL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LoadedFurtherTranslations_verse$data = {
  readonly translations: ReadonlyArray<{
    readonly notes: string | null | undefined;
    readonly text: string;
    readonly translation: {
      readonly direction: TextDirection;
      readonly language: string;
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "LoadedFurtherTranslations_verse";
};
export type LoadedFurtherTranslations_verse$key = {
  readonly " $data"?: LoadedFurtherTranslations_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedFurtherTranslations_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "slugs"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedFurtherTranslations_verse",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "slugs",
          "variableName": "slugs"
        }
      ],
      "concreteType": "VerseTranslation",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Translation",
          "kind": "LinkedField",
          "name": "translation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "direction",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "9c3815098113bec3d4c671bd83ed3306";

export default node;
