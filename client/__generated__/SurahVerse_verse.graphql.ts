/**
 * @generated SignedSource<<f0bc2b94265f0591f33da892dc0b140a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahVerse_verse$data = {
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInSurah: number;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "SurahVerse_verse";
};
export type SurahVerse_verse$key = {
  readonly " $data"?: SurahVerse_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahVerse_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahVerse_verse",
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
      "name": "numberInSurah",
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
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "fa3a5e8700d7b7b7af30860b401984bf";

export default node;
