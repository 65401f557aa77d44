/**
 * @generated SignedSource<<adb15fc80d0e50999498d33b92b906d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordFace_word$data = {
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly pauseAfter: string | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "WordFace_word";
};
export type WordFace_word$key = {
  readonly " $data"?: WordFace_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordFace_word">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordFace_word",
  "selections": [
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
      "name": "pauseAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishTranscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishTranscription",
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
  "type": "WordText",
  "abstractKey": "__isWordText"
};

(node as any).hash = "e8398cb5392be2c7de8003d4451dda1c";

export default node;
