/**
 * @generated SignedSource<<90358eb5cd532524c72e8c4780c0eadb>>
 * @relayHash bb8fef9e51ad5685ae51d0218d7da261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b90c653945431704ea42531a57dbbb188ef0a867c42bc24eb84ab4e2919a70e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b90c653945431704ea42531a57dbbb188ef0a867c42bc24eb84ab4e2919a70e",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
