/**
 * @generated SignedSource<<a84a59f1b58b0d54ad45c5485cdcdf95>>
 * @relayHash bf735e1ebfc840f691c54e52fa1f1139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446cff5c7837b1730b113220f8cba075770ab99175c1ed4a24b3d1c849283b74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahPageQuery$variables = {
  next: number;
  number: number;
  previous: number;
};
export type SurahPageQuery$data = {
  readonly next: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  } | null | undefined;
  readonly previous: {
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  } | null | undefined;
  readonly surah: {
    readonly basmala: {
      readonly " $fragmentSpreads": FragmentRefs<"Basmala_verse">;
    } | null | undefined;
    readonly number: number;
    readonly verses: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ReadVerses_verses">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SurahHeader_surah">;
  } | null | undefined;
};
export type SurahPageQuery = {
  response: SurahPageQuery$data;
  variables: SurahPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "next"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previous"
},
v3 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "previous"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v8 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "next"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SurahPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SurahHeader_surah"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "basmala",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Basmala_verse"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verses",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReadVerses_verses"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "previous",
        "args": (v5/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "next",
        "args": (v9/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SurahPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revelationOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numberOfVerses",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "arabicName",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishNameTranslation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishNameTranslation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishRevelationPlace",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishRevelationPlace",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishOtherNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishOtherNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishNameNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishNameNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRevelationPlaceDisputed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "basmala",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Verse",
            "kind": "LinkedField",
            "name": "verses",
            "plural": true,
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
                "name": "numberInSurah",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "juz",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ruku",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rukuInSurah",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prostration",
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
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "previous",
        "args": (v5/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "next",
        "args": (v9/*:: as any*/),
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surah",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "446cff5c7837b1730b113220f8cba075770ab99175c1ed4a24b3d1c849283b74",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbead8f76ada0b669123aff80ee1d098";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
