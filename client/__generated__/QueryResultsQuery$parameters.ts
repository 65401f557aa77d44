/**
 * @generated SignedSource<<27b32970876a4b741953e2bf18d661ce>>
 * @relayHash 56eeff6ece53b990aff866769db46cb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2b69225e1bf9fe5c5c3d21623e32f0aa929d4e4d340e08af53abfa0524f5b98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2b69225e1bf9fe5c5c3d21623e32f0aa929d4e4d340e08af53abfa0524f5b98",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
