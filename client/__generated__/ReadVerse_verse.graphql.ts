/**
 * @generated SignedSource<<f9afea16e66912122dc4821379e64f93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadVerse_verse$data = {
  readonly arabicText: string;
  readonly englishTranslation: string | null | undefined;
  readonly juz: number;
  readonly key: string;
  readonly numberInSurah: number;
  readonly page: number;
  readonly prostration: number | null | undefined;
  readonly rukuInSurah: number;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentType": "ReadVerse_verse";
};
export type ReadVerse_verse$key = {
  readonly " $data"?: ReadVerse_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadVerse_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadVerse_verse",
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
      "kind": "ScalarField",
      "name": "rukuInSurah",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prostration",
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "98bb2a3113cc6a109bb9dcbb460667eb";

export default node;
