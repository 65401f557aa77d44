/**
 * @generated SignedSource<<95b7fcdb7ff7c66b957d0f0b1bd946e0>>
 * @relayHash 17f9b99a53a4eae69c32866dc8e87151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1e067ff4ecc1a2952073f0cd9f62f4972f92e12a28de1dc32828828a64445a

import type { ConcreteRequest } from 'relay-runtime';
export type readMushafWordsQuery$variables = {
  key: string;
};
export type readMushafWordsQuery$data = {
  readonly verse: {
    readonly words: ReadonlyArray<{
      readonly arabicText: string;
      readonly pauseAfter: string | null | undefined;
    }>;
  } | null | undefined;
};
export type readMushafWordsQuery = {
  response: readMushafWordsQuery$data;
  variables: readMushafWordsQuery$variables;
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
    "name": "readMushafWordsQuery",
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
    "name": "readMushafWordsQuery",
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
    "id": "5b1e067ff4ecc1a2952073f0cd9f62f4972f92e12a28de1dc32828828a64445a",
    "metadata": {},
    "name": "readMushafWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71efd277a85f32f0b3dcfa8167a92840";

export default node;
