/**
 * @generated SignedSource<<12b42d7950668cf404d4b0d859ca8b14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FurtherConditions_counts$data = {
  readonly elements: ReadonlyArray<{
    readonly count: number;
    readonly element: {
      readonly databaseId: number;
      readonly englishNameInQuran: string;
      readonly term: {
        readonly englishName: string;
        readonly turkishName: string;
      };
      readonly turkishNameInQuran: string;
    };
  }>;
  readonly posts: ReadonlyArray<{
    readonly count: number;
    readonly post: {
      readonly databaseId: number;
      readonly englishTitle: string;
      readonly turkishTitle: string;
    };
  }>;
  readonly roots: ReadonlyArray<{
    readonly count: number;
    readonly root: {
      readonly englishSense: string | null | undefined;
      readonly letters: string;
      readonly turkishSense: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "FurtherConditions_counts";
};
export type FurtherConditions_counts$key = {
  readonly " $data"?: FurtherConditions_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"FurtherConditions_counts">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "find"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
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
      "name": "find"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FurtherConditions_counts",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "PostCount",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "post",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
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
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "RootCount",
      "kind": "LinkedField",
      "name": "roots",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishSense",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishSense",
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
      "args": (v0/*:: as any*/),
      "concreteType": "ElementCount",
      "kind": "LinkedField",
      "name": "elements",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TermElement",
          "kind": "LinkedField",
          "name": "element",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "VerseCounts",
  "abstractKey": null
};
})();

(node as any).hash = "1854bfd5cc24fbe80a74657fe062dfe4";

export default node;
