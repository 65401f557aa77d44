/**
 * @generated SignedSource<<acbc94e2f6adfe78c0c9d4514cd5a2b4>>
 * @relayHash 0d22e804800f3894ddf86dd11f01b776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cf7d36cb5faa0fcd4c4a29db023d45ee6ab7a00f625fb5176d23d33588b17d0

import type { ConcreteRequest } from 'relay-runtime';
export type useMushafWordsQuery$variables = {
  key: string;
};
export type useMushafWordsQuery$data = {
  readonly verse: {
    readonly words: ReadonlyArray<{
      readonly arabicText: string;
      readonly pauseAfter: string | null | undefined;
    }>;
  } | null | undefined;
};
export type useMushafWordsQuery = {
  response: useMushafWordsQuery$data;
  variables: useMushafWordsQuery$variables;
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
  "name": "arabicText",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pauseAfter",
  "storageKey": null
},
v4 = {
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
    "name": "useMushafWordsQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMushafWordsQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Word",
            "kind": "LinkedField",
            "name": "words",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6cf7d36cb5faa0fcd4c4a29db023d45ee6ab7a00f625fb5176d23d33588b17d0",
    "metadata": {},
    "name": "useMushafWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c9002dd01beb5afca73c85805577a14";

export default node;
