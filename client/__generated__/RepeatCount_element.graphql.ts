/**
 * @generated SignedSource<<72185805eb9e43511dc9c840c1353204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepeatCount_element$data = {
  readonly forms: ReadonlyArray<{
    readonly arabicText: string;
  }>;
  readonly id: string;
  readonly one: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly root: {
          readonly letters: string;
        } | null | undefined;
      };
    }>;
  };
  readonly rules: ReadonlyArray<{
    readonly arabicText: string | null | undefined;
    readonly lemmas: ReadonlyArray<string>;
    readonly numberOfCounted: number;
    readonly numberOfWords: number;
  }>;
  readonly " $fragmentType": "RepeatCount_element";
};
export type RepeatCount_element$key = {
  readonly " $data"?: RepeatCount_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepeatCount_element">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepeatCount_element",
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
      "concreteType": "CountingRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lemmas",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfCounted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RootForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "one",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "WordConnection",
      "kind": "LinkedField",
      "name": "occurrences",
      "plural": false,
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
                  "name": "key",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "occurrences(first:1)"
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};
})();

(node as any).hash = "053db42df12b81c39bef7a6869b15348";

export default node;
