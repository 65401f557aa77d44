/**
 * @generated SignedSource<<01a6b257496ea19cc9ee44b448c16430>>
 * @relayHash 26ba69c9d13aa0a01cfc65a4f94a1381
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24a8ad5b1a846ef778c98dfcebf0844036a56e70d4e2291950685abbb3a21574

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24a8ad5b1a846ef778c98dfcebf0844036a56e70d4e2291950685abbb3a21574",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
