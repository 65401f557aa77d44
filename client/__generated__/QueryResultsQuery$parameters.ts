/**
 * @generated SignedSource<<a849d0501f9050705a979ac39b79f5dc>>
 * @relayHash 9db7c55ed2d569e51d81bf846dae8ab6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ab59126dfd2cf7e8b4a27a9fad6f4eef2a3796ab090a788dd591e4a8384d4f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ab59126dfd2cf7e8b4a27a9fad6f4eef2a3796ab090a788dd591e4a8384d4f7",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
