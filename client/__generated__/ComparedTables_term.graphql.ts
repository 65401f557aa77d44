/**
 * @generated SignedSource<<93743461a1f794c724d1ea815ea5f910>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedTables_term$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly end: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly arabicName: string;
        readonly databaseId: number;
        readonly englishNameInQuran: string;
        readonly englishTranslation: string;
        readonly id: string;
        readonly numberOfOccurrencesInQuran: number;
        readonly turkishNameInQuran: string;
        readonly turkishTranslation: string;
      };
    }>;
  };
  readonly englishName: string;
  readonly start: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly arabicName: string;
        readonly databaseId: number;
        readonly englishNameInQuran: string;
        readonly englishTranslation: string;
        readonly id: string;
        readonly numberOfOccurrencesInQuran: number;
        readonly turkishNameInQuran: string;
        readonly turkishTranslation: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly turkishName: string;
  readonly " $fragmentType": "ComparedTables_term";
}>;
export type ComparedTables_term$key = ReadonlyArray<{
  readonly " $data"?: ComparedTables_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedTables_term">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "TermElementEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TermElement",
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
          "kind": "ScalarField",
          "name": "turkishTranslation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTranslation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberOfOccurrencesInQuran",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedTables_term",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": "start",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "TermElementConnection",
      "kind": "LinkedField",
      "name": "termElements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": "termElements(first:100)"
    },
    {
      "alias": "end",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 100
        }
      ],
      "concreteType": "TermElementConnection",
      "kind": "LinkedField",
      "name": "termElements",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": "termElements(last:100)"
    }
  ],
  "type": "Term",
  "abstractKey": null
};
})();

(node as any).hash = "41d955a23c1edd4ae46311e5eac49eb9";

export default node;
