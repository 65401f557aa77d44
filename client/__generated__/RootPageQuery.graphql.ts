/**
 * @generated SignedSource<<6cfe39e8ec6b11abdc427c11dd2859b2>>
 * @relayHash 954c662195767cca65155b36a0965ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f14ce095a324279efe00201a427ef588e9bb2008a16c3d021afa84e20857f66d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootPageQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  first?: number | null | undefined;
  isLemma: boolean;
  isOverview: boolean;
  last?: number | null | undefined;
  lemma: string;
  letters: string;
};
export type RootPageQuery$data = {
  readonly root: {
    readonly englishSense: string | null | undefined;
    readonly lemma?: {
      readonly firstWordKey: string;
      readonly numberOfWords: number;
      readonly text: string;
      readonly words: {
        readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"LemmaSummary_lemma">;
    } | null | undefined;
    readonly letters: string;
    readonly numberOfOccurrences: number;
    readonly numberOfVerses: number;
    readonly overview?: {
      readonly " $fragmentSpreads": FragmentRefs<"RootForms_root" | "RootGlosses_root" | "RootLemmas_root">;
    } | null | undefined;
    readonly turkishSense: string | null | undefined;
    readonly words?: {
      readonly " $fragmentSpreads": FragmentRefs<"RootWords_words">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RootNavigation_root" | "RootSense_root">;
  } | null | undefined;
};
export type RootPageQuery = {
  response: RootPageQuery$data;
  variables: RootPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isLemma"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOverview"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lemma"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "letters"
},
v8 = [
  {
    "kind": "Variable",
    "name": "letters",
    "variableName": "letters"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letters",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfOccurrences",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfVerses",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishSense",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishSense",
  "storageKey": null
},
v14 = [
  {
    "kind": "Variable",
    "name": "wordKey",
    "variableName": "lemma"
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstWordKey",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfWords",
  "storageKey": null
},
v18 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  }
],
v19 = {
  "alias": null,
  "args": (v18/*:: as any*/),
  "concreteType": "WordConnection",
  "kind": "LinkedField",
  "name": "words",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RootWords_words"
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v22 = [
  (v15/*:: as any*/),
  (v21/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "GlossCount",
  "kind": "LinkedField",
  "name": "turkishGlosses",
  "plural": true,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "GlossCount",
  "kind": "LinkedField",
  "name": "englishGlosses",
  "plural": true,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": "turkishDescription",
  "args": [
    {
      "kind": "Literal",
      "name": "language",
      "value": "TURKISH"
    }
  ],
  "kind": "ScalarField",
  "name": "description",
  "storageKey": "description(language:\"TURKISH\")"
},
v26 = {
  "alias": "englishDescription",
  "args": [
    {
      "kind": "Literal",
      "name": "language",
      "value": "ENGLISH"
    }
  ],
  "kind": "ScalarField",
  "name": "description",
  "storageKey": "description(language:\"ENGLISH\")"
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v28 = [
  (v15/*:: as any*/)
],
v29 = {
  "alias": null,
  "args": (v18/*:: as any*/),
  "concreteType": "WordConnection",
  "kind": "LinkedField",
  "name": "words",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WordEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Word",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v27/*:: as any*/),
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
              "concreteType": "GlossGroup",
              "kind": "LinkedField",
              "name": "turkishGlossGroup",
              "plural": false,
              "selections": (v28/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GlossGroup",
              "kind": "LinkedField",
              "name": "englishGlossGroup",
              "plural": false,
              "selections": (v28/*:: as any*/),
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
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPreviousPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RootPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Root",
        "kind": "LinkedField",
        "name": "root",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RootNavigation_root"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RootSense_root"
          },
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RootGlosses_root"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RootLemmas_root"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "RootForms_root"
                    }
                  ],
                  "type": null,
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "overview"
              }
            ]
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v14/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LemmaSummary_lemma"
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              (v19/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RootPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Root",
        "kind": "LinkedField",
        "name": "root",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousLetters",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextLetters",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "turkishNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishNote",
            "storageKey": null
          },
          (v20/*:: as any*/),
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemmas",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v15/*:: as any*/),
                  (v17/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RootForm",
                "kind": "LinkedField",
                "name": "forms",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v27/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v14/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isLemma",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              (v29/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f14ce095a324279efe00201a427ef588e9bb2008a16c3d021afa84e20857f66d",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5001594037a845a2387050d0c1bbb7ab";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
