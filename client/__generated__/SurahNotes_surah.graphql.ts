/**
 * @generated SignedSource<<ec1d15d032b3b97cd53d7a4bab956008>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahNotes_surah$data = {
  readonly englishNameNote: string | null | undefined;
  readonly englishOtherNames: ReadonlyArray<string>;
  readonly isRevelationPlaceDisputed: boolean;
  readonly turkishNameNote: string | null | undefined;
  readonly turkishOtherNames: ReadonlyArray<string>;
  readonly " $fragmentType": "SurahNotes_surah";
};
export type SurahNotes_surah$key = {
  readonly " $data"?: SurahNotes_surah$data;
  readonly " $fragmentSpreads": FragmentRefs<"SurahNotes_surah">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SurahNotes_surah",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishOtherNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishOtherNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishNameNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNameNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRevelationPlaceDisputed",
      "storageKey": null
    }
  ],
  "type": "Surah",
  "abstractKey": null
};

(node as any).hash = "af8775f2f17a5c26ca1d16d7c6b1a044";

export default node;
