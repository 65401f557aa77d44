/**
 * @generated SignedSource<<cd6869326a0d8dc22634fe8cc8bab226>>
 * @relayHash d1bdbcd2660294a51589eb0b84c1871c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 663493a108b57fd2080be2b3a0676813462b6c0c920bbc8418c2331f9fb041fd

import type { ConcreteRequest } from 'relay-runtime';
export type TranslationChoiceQuery$variables = Record<PropertyKey, never>;
export type TranslationChoiceQuery$data = {
  readonly translations: ReadonlyArray<{
    readonly isStoredInVerse: boolean;
    readonly language: string;
    readonly licence: {
      readonly spdx: string | null | undefined;
      readonly terms: string | null | undefined;
    };
    readonly name: string;
    readonly slug: string;
    readonly translator: string;
  }>;
};
export type TranslationChoiceQuery = {
  response: TranslationChoiceQuery$data;
  variables: TranslationChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "translator",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStoredInVerse",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "TranslationLicence",
  "kind": "LinkedField",
  "name": "licence",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spdx",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TranslationChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Translation",
        "kind": "LinkedField",
        "name": "translations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TranslationChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Translation",
        "kind": "LinkedField",
        "name": "translations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "663493a108b57fd2080be2b3a0676813462b6c0c920bbc8418c2331f9fb041fd",
    "metadata": {},
    "name": "TranslationChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1ceccc4d3db652614b09477cef454a9";

export default node;
