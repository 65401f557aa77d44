/**
 * @generated SignedSource<<87beb2813fe56babdba62214499519a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseCard_verse$data = {
  readonly englishTranslation: string | null | undefined;
  readonly numberInSurah: number;
  readonly turkishTranslation: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VerseEditing_verse">;
  readonly " $fragmentType": "VerseCard_verse";
};
export type VerseCard_verse$key = {
  readonly " $data"?: VerseCard_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseCard_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseCard_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInSurah",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordList_words"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerseEditing_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "ab04fc48cee3ccc0c406d619a8c9b7cd";

export default node;
