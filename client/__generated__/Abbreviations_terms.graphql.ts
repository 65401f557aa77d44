/**
 * @generated SignedSource<<5e0f0de5f610e21f15e4c456bcc74486>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Abbreviations_terms$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly englishName: string;
      readonly englishTag: string;
      readonly id: string;
      readonly turkishName: string;
      readonly turkishTag: string;
    };
  }>;
  readonly " $fragmentType": "Abbreviations_terms";
};
export type Abbreviations_terms$key = {
  readonly " $data"?: Abbreviations_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"Abbreviations_terms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Abbreviations_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TermEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Term",
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
              "name": "turkishTag",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishTag",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TermConnection",
  "abstractKey": null
};

(node as any).hash = "1cafed35eeae87278a28d7ba8eb3cc03";

export default node;
