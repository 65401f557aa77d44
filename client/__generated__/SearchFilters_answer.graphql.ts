/**
 * @generated SignedSource<<1cb302242d0496297b9d9a81158033c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchFilters_answer$data = {
  readonly conditions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useConditions_condition">;
  }>;
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
  readonly surahs: ReadonlyArray<{
    readonly count: number;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly number: number;
      readonly turkishNameTranscription: string;
    };
  }>;
  readonly totalElements: number;
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
      "kind": "ScalarField",
      "name": "totalElements",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerseCondition",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useConditions_condition"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "3a463f447a5d8c779e86a8c44b335a66";

export default node;
