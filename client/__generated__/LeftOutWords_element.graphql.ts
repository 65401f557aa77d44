/**
 * @generated SignedSource<<4a2866eabbd5b449804904fb58fff819>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeftOutWords_element$data = {
  readonly databaseId: number;
  readonly leftOut: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly englishReason: string | null | undefined;
        readonly turkishReason: string | null | undefined;
        readonly word: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"CountedWord_word">;
        };
      };
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ElementPages_pageInfo">;
    };
    readonly totalCount: number;
  };
  readonly term: {
    readonly databaseId: number;
  };
  readonly " $fragmentType": "LeftOutWords_element";
};
export type LeftOutWords_element$key = {
  readonly " $data"?: LeftOutWords_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeftOutWords_element">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "leftOutAfter"
    },
    {
      "kind": "RootArgument",
      "name": "leftOutBefore"
    },
    {
      "kind": "RootArgument",
      "name": "leftOutFirst"
    },
    {
      "kind": "RootArgument",
      "name": "leftOutLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeftOutWords_element",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Term",
      "kind": "LinkedField",
      "name": "term",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "leftOutAfter"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "leftOutBefore"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "leftOutFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "leftOutLast"
        }
      ],
      "concreteType": "LeftOutWordConnection",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LeftOutWordEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LeftOutWord",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "turkishReason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "englishReason",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Word",
                  "kind": "LinkedField",
                  "name": "word",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "CountedWord_word"
                    }
                  ],
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ElementPages_pageInfo"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TermElement",
  "abstractKey": null
};
})();

(node as any).hash = "664dea0ac31a4707917210f1f847c556";

export default node;
