/**
 * @generated SignedSource<<f1941197087535d4622fdeb49893be54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastWords_present$data = ReadonlyArray<{
  readonly arabicText: string;
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly lemma: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "PastWords_present";
}>;
export type PastWords_present$key = ReadonlyArray<{
  readonly " $data"?: PastWords_present$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastWords_present">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PastWords_present",
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
      "name": "lemma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "root",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "7bcbebc68917f93ad7560e33db786074";

export default node;
