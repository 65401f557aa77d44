/**
 * @generated SignedSource<<420b6ecf399a138025fb39adafc33a6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostVerseHeader_verse$data = {
  readonly key: string;
  readonly nextKey: string | null | undefined;
  readonly previousKey: string | null | undefined;
  readonly surah: {
    readonly " $fragmentSpreads": FragmentRefs<"SurahLabel_surah">;
  };
  readonly " $fragmentType": "PostVerseHeader_verse";
};
export type PostVerseHeader_verse$key = {
  readonly " $data"?: PostVerseHeader_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVerseHeader_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVerseHeader_verse",
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
      "name": "previousKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextKey",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SurahLabel_surah"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "4b00e40cf81b7ec09211c1e6937658c6";

export default node;
