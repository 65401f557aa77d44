/**
 * @generated SignedSource<<e8713a7730a78322966b48372caac783>>
 * @relayHash 72edd60bfe9cfa3281a080a75c3e5b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5188caad015346c7e5cee65d7955408cc017b4720405c67f67cfc557a3b2942

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareTablesPageQuery } from './CompareTablesPageQuery.graphql';

const node: PreloadableConcreteRequest<CompareTablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5188caad015346c7e5cee65d7955408cc017b4720405c67f67cfc557a3b2942",
    "metadata": {},
    "name": "CompareTablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
