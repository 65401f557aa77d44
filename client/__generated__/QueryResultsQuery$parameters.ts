/**
 * @generated SignedSource<<e226bb0f0da8e7c07cd148794fdbedf4>>
 * @relayHash 0a273143650a93bf103b2900f83bf841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f6d5bca4e01ae4a4ef71259467edb7ce49a9cea8fe87a32090324563962a630

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f6d5bca4e01ae4a4ef71259467edb7ce49a9cea8fe87a32090324563962a630",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
