/**
 * @generated SignedSource<<467ed9fc2659caf12d15d4e2135d5347>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CombinedVerses_verses$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly key: string;
      readonly words: ReadonlyArray<{
        readonly id: string;
        readonly root: {
          readonly letters: string;
        } | null | undefined;
        readonly termElements: ReadonlyArray<{
          readonly databaseId: number;
        }>;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"VerseSummary_verse">;
    };
  }>;
  readonly " $fragmentType": "CombinedVerses_verses";
};
export type CombinedVerses_verses$key = {
  readonly " $data"?: CombinedVerses_verses$data;
  readonly " $fragmentSpreads": FragmentRefs<"CombinedVerses_verses">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CombinedVerses_verses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VerseEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Verse",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
                  "concreteType": "Root",
                  "kind": "LinkedField",
                  "name": "root",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "letters",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TermElement",
                  "kind": "LinkedField",
                  "name": "termElements",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseId",
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
              "name": "VerseSummary_verse"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerseConnection",
  "abstractKey": null
};

(node as any).hash = "1696b176f4f5b7e1a71ca22206e1b105";

export default node;
