/**
 * @generated SignedSource<<1b4d7c58fa075cfb36d4d4a9a2f787eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkVerse_verse$data = {
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly turkishNameTranscription: string;
  };
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "WorkVerse_verse";
};
export type WorkVerse_verse$key = {
  readonly " $data"?: WorkVerse_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkVerse_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkVerse_verse",
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
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "8d682efd205224e264fc0b376f6c3343";

export default node;
