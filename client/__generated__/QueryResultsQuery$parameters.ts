/**
 * @generated SignedSource<<8b5e9d2ab056a02dc71d81735f04150d>>
 * @relayHash 46e679bf411d3663082a7b8a7bbf87aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d6d20d03a458e131e7712f9df1c12a8d787c6dc8ac0eed0bfc0f28926d868a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d6d20d03a458e131e7712f9df1c12a8d787c6dc8ac0eed0bfc0f28926d868a7",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
