/**
 * @generated SignedSource<<3460753e45c6f492e4ab210f1c668698>>
 * @relayHash 432f8ae240e922f2ecf2e9e526257338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73aea011cda9a85e14ce6d152dc17aa4609bf80a92e4e8afe19bc2522494bff4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73aea011cda9a85e14ce6d152dc17aa4609bf80a92e4e8afe19bc2522494bff4",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
