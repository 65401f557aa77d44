/**
 * @generated SignedSource<<41b7722c3fb2940a2b422554521fa508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenWordTooltip_words$data = ReadonlyArray<{
  readonly englishTranslation: string | null | undefined;
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WordTooltip_word" | "glossClusters_word">;
  readonly " $fragmentType": "OpenWordTooltip_words";
}>;
export type OpenWordTooltip_words$key = ReadonlyArray<{
  readonly " $data"?: OpenWordTooltip_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenWordTooltip_words">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OpenWordTooltip_words",
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
      "kind": "InlineDataFragmentSpread",
      "name": "glossClusters_word",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberInVerse",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishGlossOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishGlossOf",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordTooltip_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};

(node as any).hash = "f8fc68db1442dc77ee80e294d33ba048";

export default node;
