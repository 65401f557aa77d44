/**
 * @generated SignedSource<<d8b46e6bd3322d42d83ecf6c061e042b>>
 * @relayHash ccde7dbeec3c8b46d7b8bbb4cf0fc8ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f362e4e33e9941e8725fb7f70d6cbba9b7cba06154b4396a84439a6e3c4c4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59f362e4e33e9941e8725fb7f70d6cbba9b7cba06154b4396a84439a6e3c4c4e",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
