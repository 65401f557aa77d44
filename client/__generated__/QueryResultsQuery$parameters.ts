/**
 * @generated SignedSource<<6f5a228cf15bc6bad467648cedf66ba6>>
 * @relayHash 51c5a02e1a31ab5583c382e3342acff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc736cd1c5fe290fb2cb1960b03260220a363846c5ac5829a30bfa700f2cfb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cc736cd1c5fe290fb2cb1960b03260220a363846c5ac5829a30bfa700f2cfb0",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
