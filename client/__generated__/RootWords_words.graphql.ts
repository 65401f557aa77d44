/**
 * @generated SignedSource<<236ba7d504a9c248e8289da21d1bc1b1>>
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
      readonly " $fragmentSpreads": FragmentRefs<"RootWord_word">;
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
              "name": "RootWord_word"
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

(node as any).hash = "70532b9f0b3e2e581c4f42722f1085fb";

export default node;
