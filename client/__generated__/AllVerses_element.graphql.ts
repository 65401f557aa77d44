/**
 * @generated SignedSource<<c5371ddcce3835f53fe729fa2b430ff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllVerses_element$data = {
  readonly all: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"VerseLink_verse">;
      };
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ElementPages_pageInfo">;
    };
    readonly totalCount: number;
  };
  readonly arabicName: string;
  readonly databaseId: number;
  readonly englishNameInQuran: string;
  readonly term: {
    readonly databaseId: number;
  };
  readonly turkishNameInQuran: string;
  readonly " $fragmentType": "AllVerses_element";
};
export type AllVerses_element$key = {
  readonly " $data"?: AllVerses_element$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllVerses_element">;
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
      "name": "versesAfter"
    },
    {
      "kind": "RootArgument",
      "name": "versesBefore"
    },
    {
      "kind": "RootArgument",
      "name": "versesFirst"
    },
    {
      "kind": "RootArgument",
      "name": "versesLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllVerses_element",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishNameInQuran",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishNameInQuran",
      "storageKey": null
    },
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
      "alias": "all",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "versesAfter"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "versesBefore"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "versesFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "versesLast"
        }
      ],
      "concreteType": "VerseConnection",
      "kind": "LinkedField",
      "name": "verses",
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
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VerseLink_verse"
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

(node as any).hash = "9df637305ab642e41f18cbf7111feb89";

export default node;
