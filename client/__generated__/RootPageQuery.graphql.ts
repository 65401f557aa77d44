/**
 * @generated SignedSource<<c92214c4223f1d06ec07403319b89515>>
 * @relayHash c97dd3aebfcd26d6556840d49e8d43bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee2001e70ead73fa039bd02b059affc6b4563a62843929ce8342ff91a390e043

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
v12 = [
  {
    "kind": "Variable",
    "name": "wordKey",
    "variableName": "lemma"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstWordKey",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfWords",
  "storageKey": null
},
v16 = [
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
v17 = {
  "alias": null,
  "args": (v16/*:: as any*/),
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
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v20 = [
  (v13/*:: as any*/),
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "GlossCount",
  "kind": "LinkedField",
  "name": "turkishGlosses",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "GlossCount",
  "kind": "LinkedField",
  "name": "englishGlosses",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v23 = {
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
v24 = {
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
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v26 = [
  (v13/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": (v16/*:: as any*/),
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
            (v18/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v25/*:: as any*/),
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
              "selections": (v26/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GlossGroup",
              "kind": "LinkedField",
              "name": "englishGlossGroup",
              "plural": false,
              "selections": (v26/*:: as any*/),
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
                "args": (v12/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LemmaSummary_lemma"
                  },
                  (v17/*:: as any*/)
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
              (v17/*:: as any*/)
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
            "name": "turkishSense",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishSense",
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
          (v18/*:: as any*/),
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemmas",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
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
                  (v14/*:: as any*/),
                  (v25/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
                "concreteType": "Lemma",
                "kind": "LinkedField",
                "name": "lemma",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v27/*:: as any*/)
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
              (v27/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ee2001e70ead73fa039bd02b059affc6b4563a62843929ce8342ff91a390e043",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65a7617d3fe14a772524a918d21d4bdf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
