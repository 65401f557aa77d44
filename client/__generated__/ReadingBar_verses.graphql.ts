/**
 * @generated SignedSource<<2054553ab318a7ad0c47c550f25620a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadingBar_verses$data = ReadonlyArray<{
  readonly juz: number;
  readonly key: string;
  readonly page: number;
  readonly surah: {
    readonly englishNameTranscription: string;
    readonly turkishNameTranscription: string;
  };
  readonly " $fragmentType": "ReadingBar_verses";
}>;
export type ReadingBar_verses$key = ReadonlyArray<{
  readonly " $data"?: ReadingBar_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadingBar_verses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReadingBar_verses",
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
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "juz",
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

(node as any).hash = "8082d578fea67d7500dd4b648098fda1";

export default node;
