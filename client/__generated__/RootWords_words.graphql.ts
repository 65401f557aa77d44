/**
 * @generated SignedSource<<aea0e9215f9250e5142bf4b279f92fa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootWords_words$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"WordPlace_word">;
    };
  }>;
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"RootPages_pageInfo">;
  };
  readonly " $fragmentType": "RootWords_words";
};
export type RootWords_words$key = {
  readonly " $data"?: RootWords_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootWords_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WordEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Word",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "key",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WordPlace_word"
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
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RootPages_pageInfo"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WordConnection",
  "abstractKey": null
};

(node as any).hash = "c99336398603329e3ef2c834852bcafc";

export default node;
