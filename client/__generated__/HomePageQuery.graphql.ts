/**
 * @generated SignedSource<<a168293c541c97cd4ea988c890a08f65>>
 * @relayHash f4e5e84513d88be61ea03172d6ada793
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 010c7f1a3d12bc7a78a7aefe94a5cf2445bb397b6f726d90794ec4503f472df4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = Record<PropertyKey, never>;
export type HomePageQuery$data = {
  readonly day: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeDay_day">;
  } | null | undefined;
  readonly fatihah: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly ikhlas: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly kahf: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly mulk: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly rahman: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly yasin: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeSurah_surah">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HomeTopics_query">;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 1
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "HomeSurah_surah"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 18
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 36
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 55
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 67
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "number",
    "value": 112
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTitle",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTitle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v13 = [
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
    "name": "arabicName",
    "storageKey": null
  },
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v10/*:: as any*/)
],
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v16 = {
  "kind": "Literal",
  "name": "section",
  "value": "OTHER"
},
v17 = [
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Day",
        "kind": "LinkedField",
        "name": "day",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeDay_day"
          }
        ],
        "storageKey": null
      },
      {
        "alias": "fatihah",
        "args": (v0/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:1)"
      },
      {
        "alias": "kahf",
        "args": (v2/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:18)"
      },
      {
        "alias": "yasin",
        "args": (v3/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:36)"
      },
      {
        "alias": "rahman",
        "args": (v4/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:55)"
      },
      {
        "alias": "mulk",
        "args": (v5/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:67)"
      },
      {
        "alias": "ikhlas",
        "args": (v6/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "surah(number:112)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomeTopics_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Day",
        "kind": "LinkedField",
        "name": "day",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "topic",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "section",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numberOfVerses",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verse",
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
                "kind": "ScalarField",
                "name": "arabicText",
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
                "concreteType": "Surah",
                "kind": "LinkedField",
                "name": "surah",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "fatihah",
        "args": (v0/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:1)"
      },
      {
        "alias": "kahf",
        "args": (v2/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:18)"
      },
      {
        "alias": "yasin",
        "args": (v3/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:36)"
      },
      {
        "alias": "rahman",
        "args": (v4/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:55)"
      },
      {
        "alias": "mulk",
        "args": (v5/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:67)"
      },
      {
        "alias": "ikhlas",
        "args": (v6/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "surah(number:112)"
      },
      {
        "alias": "quran",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"QURAN\")"
      },
      {
        "alias": "faith",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH\")"
      },
      {
        "alias": "faithInAllah",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_ALLAH\")"
      },
      {
        "alias": "faithInAfterlife",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_AFTERLIFE\")"
      },
      {
        "alias": "faithInAngels",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_ANGELS\")"
      },
      {
        "alias": "faithInBook",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_BOOK\")"
      },
      {
        "alias": "faithInProphets",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_PROPHETS\")"
      },
      {
        "alias": "worship",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"WORSHIP\")"
      },
      {
        "alias": "salaat",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"SALAAT\")"
      },
      {
        "alias": "fasting",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FASTING\")"
      },
      {
        "alias": "hajj",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"HAJJ\")"
      },
      {
        "alias": "alms",
        "args": [
          (v14/*:: as any*/),
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
        "selections": (v15/*:: as any*/),
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
          (v16/*:: as any*/)
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Post",
                    "kind": "LinkedField",
                    "name": "narrower",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/)
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
          (v14/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": "posts(first:0,section:\"OTHER\")"
      },
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "TermConnection",
        "kind": "LinkedField",
        "name": "terms",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": "terms(first:0)"
      },
      {
        "alias": null,
        "args": (v17/*:: as any*/),
        "concreteType": "RootConnection",
        "kind": "LinkedField",
        "name": "roots",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": "roots(first:0)"
      }
    ]
  },
  "params": {
    "id": "010c7f1a3d12bc7a78a7aefe94a5cf2445bb397b6f726d90794ec4503f472df4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0718b1d2defabb64b621942b61b081b2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
