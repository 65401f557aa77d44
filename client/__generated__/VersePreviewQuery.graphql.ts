/**
 * @generated SignedSource<<acfd1370de3bea4a3e052c1a5a86aa43>>
 * @relayHash bcc60a4d8fd29dbab97d67e126a3740f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a06b1375f2a532e2c6f9075f66c64799afff990c554301860c70f9cb0d5ec2f

import type { ConcreteRequest } from 'relay-runtime';
export type VersePreviewQuery$variables = {
  key: string;
};
export type VersePreviewQuery$data = {
  readonly verse: {
    readonly arabicText: string;
    readonly englishTranslation: string | null | undefined;
    readonly key: string;
    readonly surah: {
      readonly englishNameTranscription: string;
      readonly turkishNameTranscription: string;
    };
    readonly turkishTranslation: string | null | undefined;
  } | null | undefined;
};
export type VersePreviewQuery = {
  response: VersePreviewQuery$data;
  variables: VersePreviewQuery$variables;
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
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arabicText",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
},
v8 = {
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
    "name": "VersePreviewQuery",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "VersePreviewQuery",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Surah",
            "kind": "LinkedField",
            "name": "surah",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a06b1375f2a532e2c6f9075f66c64799afff990c554301860c70f9cb0d5ec2f",
    "metadata": {},
    "name": "VersePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa04397f4ca76492a8bfb8f91224c84c";

export default node;
