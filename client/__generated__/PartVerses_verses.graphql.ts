/**
 * @generated SignedSource<<06eb67347cead072ee8e223f6a45642e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartVerses_verses$data = ReadonlyArray<{
  readonly key: string;
  readonly surah: {
    readonly arabicName: string;
    readonly basmala: {
      readonly " $fragmentSpreads": FragmentRefs<"Basmala_verse">;
    } | null | undefined;
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerses_verses">;
  readonly " $fragmentType": "PartVerses_verses";
}>;
export type PartVerses_verses$key = ReadonlyArray<{
  readonly " $data"?: PartVerses_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartVerses_verses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PartVerses_verses",
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
      "concreteType": "Surah",
      "kind": "LinkedField",
      "name": "surah",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arabicName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishNameTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishNameTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Verse",
          "kind": "LinkedField",
          "name": "basmala",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Basmala_verse"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadVerses_verses"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "5c70c53a0087025b3d9936c602392f3e";

export default node;
