/**
 * @generated SignedSource<<32a07151649f4541784ba7599e2bf050>>
 * @relayHash 39ed0931567504fce9eb1860d857d79c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e4f7787608496d3413e4e27469e3aa17659e747cffd2e0570c3b5fab768ee0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SurahsPageQuery$variables = Record<PropertyKey, never>;
export type SurahsPageQuery$data = {
  readonly surahs: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SurahCard_surah">;
  }>;
};
export type SurahsPageQuery = {
  response: SurahsPageQuery$data;
  variables: SurahsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SurahsPageQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SurahCard_surah"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SurahsPageQuery",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40e4f7787608496d3413e4e27469e3aa17659e747cffd2e0570c3b5fab768ee0",
    "metadata": {},
    "name": "SurahsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a307af4bc4ca4c1e27abb26fe6ba3fe1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
