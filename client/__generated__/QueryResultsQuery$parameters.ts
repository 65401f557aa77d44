/**
 * @generated SignedSource<<9d1c8f876ca0039990dfb3a1c426400a>>
 * @relayHash aee6fc4c72276dc65c9290a7b7c9232c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a01e0ec53046392a7e40da254a79cc6e11028f78b3cb5417c0c24e0716541f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a01e0ec53046392a7e40da254a79cc6e11028f78b3cb5417c0c24e0716541f2",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
