/**
 * @generated SignedSource<<a2ea934ec4a9eda67ad2eae277481c8e>>
 * @relayHash 61f356a7635b5069cfa0ed4b09534a8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd64717f9fd5dde2a5567eda952c04cb5425ed3e7aefa5d43dffedef55bd26a

import type { ConcreteRequest } from 'relay-runtime';
export type OfflineNamesQuery$variables = Record<PropertyKey, never>;
export type OfflineNamesQuery$data = {
  readonly english: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly firstVerse: {
          readonly key: string;
        };
        readonly name: string;
      };
    }>;
  };
  readonly surahs: ReadonlyArray<{
    readonly englishNameTranscription: string;
    readonly englishNameTranslation: string;
    readonly englishOtherNames: ReadonlyArray<string>;
    readonly number: number;
    readonly turkishNameTranscription: string;
    readonly turkishNameTranslation: string;
    readonly turkishOtherNames: ReadonlyArray<string>;
  }>;
  readonly turkish: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly firstVerse: {
          readonly key: string;
        };
        readonly name: string;
      };
    }>;
  };
};
export type OfflineNamesQuery = {
  response: OfflineNamesQuery$data;
  variables: OfflineNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranslation",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranslation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishOtherNames",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishOtherNames",
  "storageKey": null
},
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "language",
    "value": "TURKISH"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VerseAliasEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VerseAlias",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "firstVerse",
            "plural": false,
            "selections": [
              (v10/*:: as any*/)
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
v12 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "language",
    "value": "ENGLISH"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VerseAliasEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VerseAlias",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "firstVerse",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OfflineNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "turkish",
        "args": (v8/*:: as any*/),
        "concreteType": "VerseAliasConnection",
        "kind": "LinkedField",
        "name": "verseAliases",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "verseAliases(first:100,language:\"TURKISH\")"
      },
      {
        "alias": "english",
        "args": (v12/*:: as any*/),
        "concreteType": "VerseAliasConnection",
        "kind": "LinkedField",
        "name": "verseAliases",
        "plural": false,
        "selections": (v11/*:: as any*/),
        "storageKey": "verseAliases(first:100,language:\"ENGLISH\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OfflineNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "turkish",
        "args": (v8/*:: as any*/),
        "concreteType": "VerseAliasConnection",
        "kind": "LinkedField",
        "name": "verseAliases",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": "verseAliases(first:100,language:\"TURKISH\")"
      },
      {
        "alias": "english",
        "args": (v12/*:: as any*/),
        "concreteType": "VerseAliasConnection",
        "kind": "LinkedField",
        "name": "verseAliases",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": "verseAliases(first:100,language:\"ENGLISH\")"
      }
    ]
  },
  "params": {
    "id": "4dd64717f9fd5dde2a5567eda952c04cb5425ed3e7aefa5d43dffedef55bd26a",
    "metadata": {},
    "name": "OfflineNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce7e708edcd486b86308ebd653af53a9";

export default node;
