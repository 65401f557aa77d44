/**
 * @generated SignedSource<<bc64eb4e346520ce9dbe6c2e03f23490>>
 * @relayHash 845a7426275160dd7fdd6ceffa697ac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea9c0b5dfb66fc78e569fb8802ece833ae0e633a9d0b939663fc2a666e549cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePageQuery$variables = Record<PropertyKey, never>;
export type HomePageQuery$data = {
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
  "name": "id",
  "storageKey": null
},
v8 = [
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
  },
  (v7/*:: as any*/)
],
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 0
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v11 = {
  "kind": "Literal",
  "name": "section",
  "value": "OTHER"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v13 = [
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
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
        "alias": "fatihah",
        "args": (v0/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:1)"
      },
      {
        "alias": "kahf",
        "args": (v2/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:18)"
      },
      {
        "alias": "yasin",
        "args": (v3/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:36)"
      },
      {
        "alias": "rahman",
        "args": (v4/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:55)"
      },
      {
        "alias": "mulk",
        "args": (v5/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:67)"
      },
      {
        "alias": "ikhlas",
        "args": (v6/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": "surah(number:112)"
      },
      {
        "alias": "quran",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"QURAN\")"
      },
      {
        "alias": "faith",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH\")"
      },
      {
        "alias": "faithInAllah",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_ALLAH\")"
      },
      {
        "alias": "faithInAfterlife",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_AFTERLIFE\")"
      },
      {
        "alias": "faithInAngels",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_ANGELS\")"
      },
      {
        "alias": "faithInBook",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_BOOK\")"
      },
      {
        "alias": "faithInProphets",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FAITH_IN_PROPHETS\")"
      },
      {
        "alias": "worship",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"WORSHIP\")"
      },
      {
        "alias": "salaat",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"SALAAT\")"
      },
      {
        "alias": "fasting",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"FASTING\")"
      },
      {
        "alias": "hajj",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"HAJJ\")"
      },
      {
        "alias": "alms",
        "args": [
          (v9/*:: as any*/),
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
        "selections": (v10/*:: as any*/),
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
          (v11/*:: as any*/)
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
                  (v12/*:: as any*/),
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
                      (v12/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
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
          (v9/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "posts(first:0,section:\"OTHER\")"
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "TermConnection",
        "kind": "LinkedField",
        "name": "terms",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "terms(first:0)"
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": "RootConnection",
        "kind": "LinkedField",
        "name": "roots",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": "roots(first:0)"
      }
    ]
  },
  "params": {
    "id": "aea9c0b5dfb66fc78e569fb8802ece833ae0e633a9d0b939663fc2a666e549cc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "304d6feae62a51b59684a3a51daea0fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
