/**
 * @generated SignedSource<<00723b3b5de21d82799a894dc79f45c3>>
 * @relayHash 33b99bd758b31be13504e5875f13c68f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ccfc96b40cf5c1239523f10d266902d5af41a12f7df88c55fbeb193a45f61e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8ccfc96b40cf5c1239523f10d266902d5af41a12f7df88c55fbeb193a45f61e",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
