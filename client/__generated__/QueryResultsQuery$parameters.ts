/**
 * @generated SignedSource<<30f5f6813bacc0592e1bd909b6696894>>
 * @relayHash 790b9fbbe5aee356ffeb73cfc37884ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45718b740337850b5a5f1f15a5ac053051af51861f6b33b2eb1a4393a54db051

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45718b740337850b5a5f1f15a5ac053051af51861f6b33b2eb1a4393a54db051",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
