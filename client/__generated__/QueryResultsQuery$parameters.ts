/**
 * @generated SignedSource<<53efbf9281669f8596c09d716ed9be95>>
 * @relayHash e1b53112b592419b5489be448318e303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f96564bd702c98c5963685f7bed057e25ef1375d893688fa73c9993e85dc801

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f96564bd702c98c5963685f7bed057e25ef1375d893688fa73c9993e85dc801",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
