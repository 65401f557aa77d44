/**
 * @generated SignedSource<<06e224098fa8df9c5ffa65df52fe5d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LemmaSummary_lemma$data = {
  readonly englishDescription: string | null | undefined;
  readonly englishMeanings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MeaningList_meanings">;
  }>;
  readonly numberOfWords: number;
  readonly text: string;
  readonly turkishDescription: string | null | undefined;
  readonly turkishMeanings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MeaningList_meanings">;
  }>;
  readonly " $fragmentType": "LemmaSummary_lemma";
};
export type LemmaSummary_lemma$key = {
  readonly " $data"?: LemmaSummary_lemma$data;
  readonly " $fragmentSpreads": FragmentRefs<"LemmaSummary_lemma">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MeaningList_meanings"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LemmaSummary_lemma",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfWords",
      "storageKey": null
    },
    {
      "alias": "turkishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TURKISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"TURKISH\")"
    },
    {
      "alias": "englishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "ENGLISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"ENGLISH\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "turkishMeanings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootMeaning",
      "kind": "LinkedField",
      "name": "englishMeanings",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Lemma",
  "abstractKey": null
};
})();

(node as any).hash = "b2a261ce3d89eb36a9be11f95b51e410";

export default node;
