/**
 * @generated SignedSource<<2b4d43aacbe388bfe76748a0ae274391>>
 * @relayHash 02a6f765b56fbdc3df2f8bacab2b10c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1b0a34a318518c7642205d3b6b21aaf45648a9e7aca03651510b322721db27e

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeFiltersQuery$variables = Record<PropertyKey, never>;
export type ChangeFiltersQuery$data = {
  readonly revisionAdmins: ReadonlyArray<string>;
  readonly surahs: ReadonlyArray<{
    readonly englishNameTranscription: string;
    readonly number: number;
    readonly turkishNameTranscription: string;
  }>;
};
export type ChangeFiltersQuery = {
  response: ChangeFiltersQuery$data;
  variables: ChangeFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revisionAdmins",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishNameTranscription",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishNameTranscription",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeFiltersQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangeFiltersQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Surah",
        "kind": "LinkedField",
        "name": "surahs",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "e1b0a34a318518c7642205d3b6b21aaf45648a9e7aca03651510b322721db27e",
    "metadata": {},
    "name": "ChangeFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2173521c08285ad1c6259b8955716328";

export default node;
