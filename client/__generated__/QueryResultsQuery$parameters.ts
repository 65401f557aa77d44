/**
 * @generated SignedSource<<626d0bcf6d26a918856df4f95dd20e81>>
 * @relayHash 3bf18df8a5dc3959ce0bd4a63f07997d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3be691816a5e544f4f8b59ee2e722990503a002216855aacdad0be7d4050b6d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3be691816a5e544f4f8b59ee2e722990503a002216855aacdad0be7d4050b6d0",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
