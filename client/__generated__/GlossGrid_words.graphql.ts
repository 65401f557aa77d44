/**
 * @generated SignedSource<<c94f83df28138cba70881942520ef290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GlossGrid_words$data = ReadonlyArray<{
  readonly id: string;
  readonly verse: {
    readonly arabicText: string;
    readonly englishTranslation: string | null | undefined;
    readonly key: string;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly turkishNameTranscription: string;
    };
    readonly turkishTranslation: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GlossRow_word">;
  readonly " $fragmentType": "GlossGrid_words";
}>;
export type GlossGrid_words$key = ReadonlyArray<{
  readonly " $data"?: GlossGrid_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"GlossGrid_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GlossGrid_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
              "name": "turkishNameTranscription",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishNameTranscription",
              "storageKey": null
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
      "name": "GlossRow_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "0d7614bd305e3fd5542f0355653f6b62";

export default node;
