/**
 * @generated SignedSource<<bee5878d4816f710264ef13c141cdcf2>>
 * @relayHash 3ae3b33cf6a82c90eab973f69e4b440d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35a235740cc1bf719cc6f7b5e0d31e8d3f3f455d2ca726cf447bd06be0688755

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyReadVerseQuery$variables = {
  key: string;
};
export type CopyReadVerseQuery$data = {
  readonly verse: {
    readonly " $fragmentSpreads": FragmentRefs<"CopyDialog_verse">;
  } | null | undefined;
};
export type CopyReadVerseQuery = {
  response: CopyReadVerseQuery$data;
  variables: CopyReadVerseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyReadVerseQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyDialog_verse"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CopyReadVerseQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Verse",
        "kind": "LinkedField",
        "name": "verse",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "alias": "turkishTranscription",
            "args": [
              {
                "kind": "Literal",
                "name": "scheme",
                "value": "TURKISH_DIA"
              }
            ],
            "kind": "ScalarField",
            "name": "transcription",
            "storageKey": "transcription(scheme:\"TURKISH_DIA\")"
          },
          {
            "alias": "englishTranscription",
            "args": [
              {
                "kind": "Literal",
                "name": "scheme",
                "value": "ENGLISH_IJMES"
              }
            ],
            "kind": "ScalarField",
            "name": "transcription",
            "storageKey": "transcription(scheme:\"ENGLISH_IJMES\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": [
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arabicText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pauseAfter",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35a235740cc1bf719cc6f7b5e0d31e8d3f3f455d2ca726cf447bd06be0688755",
    "metadata": {},
    "name": "CopyReadVerseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "285c9a5195406603358256492797da94";

export default node;
