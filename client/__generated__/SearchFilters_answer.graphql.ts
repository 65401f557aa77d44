/**
 * @generated SignedSource<<48743ad296bffde785aee6edcf737240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchFilters_answer$data = {
  readonly posts: ReadonlyArray<{
    readonly count: number;
    readonly post: {
      readonly databaseId: number;
      readonly englishTitle: string;
      readonly turkishTitle: string;
    };
  }>;
  readonly surahs: ReadonlyArray<{
    readonly count: number;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly number: number;
      readonly turkishNameTranscription: string;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_answer" | "FurtherFilters_answer">;
  readonly " $fragmentType": "SearchFilters_answer";
};
export type SearchFilters_answer$key = {
  readonly " $data"?: SearchFilters_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchFilters_answer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchFilters_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SurahCount",
      "kind": "LinkedField",
      "name": "surahs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
              "name": "number",
              "storageKey": null
            },
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostCount",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "post",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishTitle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishTitle",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FurtherFilters_answer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChosenFilters_answer"
    }
  ],
  "type": "SearchAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "9bdd2542bbaf1b838d15fe1ecdaf89d1";

export default node;
