/**
 * @generated SignedSource<<928c2d408614170ccd68f15dc187a84f>>
 * @relayHash 9adec585c6eca01e8588b5b20de4382e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df67b92bd813b59a3defecb7ed7b86470698492ebf7910a6e2f8336cdc69921f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuranIndexPageQuery$variables = Record<PropertyKey, never>;
export type QuranIndexPageQuery$data = {
  readonly surahs: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SurahTable_surahs">;
  }>;
};
export type QuranIndexPageQuery = {
  response: QuranIndexPageQuery$data;
  variables: QuranIndexPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "QuranIndexPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SurahTable_surahs"
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
    "name": "QuranIndexPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
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
            "name": "revelationOrder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revelationYear",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df67b92bd813b59a3defecb7ed7b86470698492ebf7910a6e2f8336cdc69921f",
    "metadata": {},
    "name": "QuranIndexPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "5bf6cbb10976e08f9a4f2ec8fe8c0b6d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
