/**
 * @generated SignedSource<<8b5b9b88c97ce8597e789f4358ab4ee6>>
 * @relayHash 6031787daf17ebf96ff687a3bb31de1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a542e145aab9db6353e912178408848cb9c57c87f19db60d0dde3dbd2eb345d0

import type { ConcreteRequest } from 'relay-runtime';
export type readRecordingQuery$variables = {
  key: string;
};
export type readRecordingQuery$data = {
  readonly verse: {
    readonly nextKey: string | null | undefined;
    readonly recording: {
      readonly licence: string | null | undefined;
      readonly reciter: string;
      readonly timings: ReadonlyArray<{
        readonly end: number;
        readonly start: number;
        readonly word: number;
      }>;
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
};
export type readRecordingQuery = {
  response: readRecordingQuery$data;
  variables: readRecordingQuery$variables;
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
  "name": "nextKey",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Recording",
  "kind": "LinkedField",
  "name": "recording",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reciter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WordTiming",
      "kind": "LinkedField",
      "name": "timings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readRecordingQuery",
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
          (v3/*:: as any*/)
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
    "name": "readRecordingQuery",
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
          (v3/*:: as any*/),
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
    "id": "a542e145aab9db6353e912178408848cb9c57c87f19db60d0dde3dbd2eb345d0",
    "metadata": {},
    "name": "readRecordingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f08f9bed7991a1ba47e833f12ae25bc4";

export default node;
