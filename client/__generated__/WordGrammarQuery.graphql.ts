/**
 * @generated SignedSource<<a1f544587f11731405e70b7984a7e550>>
 * @relayHash f5d7a969b3b868b112d7bed5477334de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dedd4d1153edb8a75d215fb0071317619a9f0bf10b06a4c70897976a15b84595

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
export type WordGrammarQuery$variables = {
  language: Language;
  verse: string;
};
export type WordGrammarQuery$data = {
  readonly verse: {
    readonly words: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"WordFacts_word">;
    }>;
  } | null | undefined;
};
export type WordGrammarQuery = {
  response: WordGrammarQuery$data;
  variables: WordGrammarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "verse"
},
v2 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "verse"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v5 = {
  "alias": null,
  "args": (v4/*:: as any*/),
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WordGrammarQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "WordFacts_word"
              }
            ],
            "storageKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WordGrammarQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lemma",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WordGrammar",
                "kind": "LinkedField",
                "name": "grammar",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WordSegment",
                    "kind": "LinkedField",
                    "name": "segments",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "arabic",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "place",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dedd4d1153edb8a75d215fb0071317619a9f0bf10b06a4c70897976a15b84595",
    "metadata": {},
    "name": "WordGrammarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b92d13e85040fd18cfe20aca3db003fe";

export default node;
