/**
 * @generated SignedSource<<eb61f029596bd3743c83cf32298346ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseCard_verse$data = {
  readonly englishTranslation: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly arabicText: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "VerseCard_verse";
};
export type VerseCard_verse$key = {
  readonly " $data"?: VerseCard_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseCard_verse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerseCard_verse",
  "selections": [
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
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "arabicText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Verse",
  "abstractKey": null
};

(node as any).hash = "6cacd943f7bb6c78429e1ceaf8f378dc";

export default node;
