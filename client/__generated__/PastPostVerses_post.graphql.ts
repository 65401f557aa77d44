/**
 * @generated SignedSource<<8b3a6c736b20f719429ba07e5126d6ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PastPostVerses_post$data = {
  readonly verses: ReadonlyArray<{
    readonly arabicText: string;
    readonly englishSurahName: string;
    readonly englishTranslation: string | null | undefined;
    readonly key: string;
    readonly position: number;
    readonly turkishSurahName: string;
    readonly turkishTranslation: string | null | undefined;
  }>;
  readonly " $fragmentType": "PastPostVerses_post";
};
export type PastPostVerses_post$key = {
  readonly " $data"?: PastPostVerses_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastPostVerses_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastPostVerses_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PastPostVerse",
      "kind": "LinkedField",
      "name": "verses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
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
          "name": "turkishSurahName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishSurahName",
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
      "storageKey": null
    }
  ],
  "type": "PastPost",
  "abstractKey": null
};

(node as any).hash = "d84cbfceb6b7f967ff1f13b9dd90b80e";

export default node;
