/**
 * @generated SignedSource<<6f247655be711d07120e1a1b9fdd6aee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeTopics_query$data = {
  readonly allOther: {
    readonly totalCount: number;
  };
  readonly alms: {
    readonly totalCount: number;
  };
  readonly faith: {
    readonly totalCount: number;
  };
  readonly faithInAfterlife: {
    readonly totalCount: number;
  };
  readonly faithInAllah: {
    readonly totalCount: number;
  };
  readonly faithInAngels: {
    readonly totalCount: number;
  };
  readonly faithInBook: {
    readonly totalCount: number;
  };
  readonly faithInProphets: {
    readonly totalCount: number;
  };
  readonly fasting: {
    readonly totalCount: number;
  };
  readonly hajj: {
    readonly totalCount: number;
  };
  readonly other: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly englishTitle: string;
        readonly narrower: ReadonlyArray<{
          readonly databaseId: number;
        }>;
        readonly turkishTitle: string;
      };
    }>;
  };
  readonly quran: {
    readonly totalCount: number;
  };
  readonly roots: {
    readonly totalCount: number;
  };
  readonly salaat: {
    readonly totalCount: number;
  };
  readonly terms: {
    readonly totalCount: number;
  };
  readonly worship: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "HomeTopics_query";
};
export type HomeTopics_query$key = {
  readonly " $data"?: HomeTopics_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopics_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = {
  "kind": "Literal",
  "name": "section",
  "value": "OTHER"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeTopics_query",
  "selections": [
    {
      "alias": "quran",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "QURAN"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"QURAN\")"
    },
    {
      "alias": "faith",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH\")"
    },
    {
      "alias": "faithInAllah",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_ALLAH"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_ALLAH\")"
    },
    {
      "alias": "faithInAfterlife",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_AFTERLIFE"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_AFTERLIFE\")"
    },
    {
      "alias": "faithInAngels",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_ANGELS"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_ANGELS\")"
    },
    {
      "alias": "faithInBook",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_BOOK"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_BOOK\")"
    },
    {
      "alias": "faithInProphets",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FAITH_IN_PROPHETS"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FAITH_IN_PROPHETS\")"
    },
    {
      "alias": "worship",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "WORSHIP"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"WORSHIP\")"
    },
    {
      "alias": "salaat",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "SALAAT"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"SALAAT\")"
    },
    {
      "alias": "fasting",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "FASTING"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"FASTING\")"
    },
    {
      "alias": "hajj",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "HAJJ"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"HAJJ\")"
    },
    {
      "alias": "alms",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "section",
          "value": "ALMS"
        }
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"ALMS\")"
    },
    {
      "alias": "other",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Literal",
          "name": "isBroad",
          "value": true
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PostEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Post",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Post",
                  "kind": "LinkedField",
                  "name": "narrower",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/)
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
      "storageKey": "posts(first:20,isBroad:true,section:\"OTHER\")"
    },
    {
      "alias": "allOther",
      "args": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "PostConnection",
      "kind": "LinkedField",
      "name": "posts",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "posts(first:0,section:\"OTHER\")"
    },
    {
      "alias": null,
      "args": (v4/*:: as any*/),
      "concreteType": "TermConnection",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "terms(first:0)"
    },
    {
      "alias": null,
      "args": (v4/*:: as any*/),
      "concreteType": "RootConnection",
      "kind": "LinkedField",
      "name": "roots",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "roots(first:0)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "b95a3ca710bcab4885b158b210376c71";

export default node;
