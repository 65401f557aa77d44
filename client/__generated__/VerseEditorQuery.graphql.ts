/**
 * @generated SignedSource<<d7de70b9548a862a9d9642a1bff4296d>>
 * @relayHash 9b959f8edee0d231892fe4d242981306
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a6513c9d39cbb7c8475ad29821c8f69aa21e97748997d27be0281aeec69e2fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "ARABIC" | "AUTO" | "ENGLISH" | "TURKISH" | "%future added value";
export type TranslationWorkKind = "MISSING" | "NEEDS_UPDATE" | "%future added value";
export type VerseEditorQuery$variables = {
  isInQueue: boolean;
  key: string;
  kind?: TranslationWorkKind | null | undefined;
  language: Language;
  surah?: number | null | undefined;
};
export type VerseEditorQuery$data = {
  readonly place?: {
    readonly nextKey: string | null | undefined;
  } | null | undefined;
  readonly verse: {
    readonly " $fragmentSpreads": FragmentRefs<"VerseEditor_verse">;
  } | null | undefined;
};
export type VerseEditorQuery = {
  response: VerseEditorQuery$data;
  variables: VerseEditorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isInQueue"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "surah"
},
v5 = {
  "kind": "Variable",
  "name": "key",
  "variableName": "key"
},
v6 = [
  (v5/*:: as any*/)
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
  "name": "version",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslationAdmin",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslationAdmin",
  "storageKey": null
},
v13 = {
  "condition": "isInQueue",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "place",
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        },
        {
          "kind": "Variable",
          "name": "language",
          "variableName": "language"
        },
        {
          "kind": "Variable",
          "name": "surah",
          "variableName": "surah"
        }
      ],
      "concreteType": "TranslationWorkNeighbors",
      "kind": "LinkedField",
      "name": "translationWorkNeighbors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerseEditorQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "VerseEditor_verse",
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VerseEditorQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ]
  },
  "params": {
    "id": "0a6513c9d39cbb7c8475ad29821c8f69aa21e97748997d27be0281aeec69e2fc",
    "metadata": {},
    "name": "VerseEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b9a79b3a0d694c4216c08abc7200ec7";

export default node;
