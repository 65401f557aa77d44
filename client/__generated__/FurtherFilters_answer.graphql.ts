/**
 * @generated SignedSource<<e1fd4c88ef690ba36ef0acde108402a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FurtherFilters_answer$data = {
  readonly elements: ReadonlyArray<{
    readonly count: number;
    readonly element: {
      readonly databaseId: number;
      readonly englishNameInQuran: string;
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
  readonly totalElements: number;
  readonly " $fragmentType": "FurtherFilters_answer";
};
export type FurtherFilters_answer$key = {
  readonly " $data"?: FurtherFilters_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FurtherFilters_answer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FurtherFilters_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalElements",
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
            (v1/*:: as any*/),
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
      "args": null,
      "concreteType": "RootCount",
      "kind": "LinkedField",
      "name": "roots",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "args": null,
      "concreteType": "ElementCount",
      "kind": "LinkedField",
      "name": "elements",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TermElement",
          "kind": "LinkedField",
          "name": "element",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "2222281e5fbc68dc208ff7187234e341";

export default node;
