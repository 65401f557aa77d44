/**
 * @generated SignedSource<<d6c03b9da805729d5a0650eedf236b1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadPart_verses$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInSurah: number;
  readonly page: number;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerse_verse">;
  readonly " $fragmentType": "ReadPart_verses";
}>;
export type ReadPart_verses$key = ReadonlyArray<{
  readonly " $data"?: ReadPart_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadPart_verses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReadPart_verses",
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
      "name": "page",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadVerse_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "16b065a43700c9b1a940041533b0467c";

export default node;
