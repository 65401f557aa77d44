/**
 * @generated SignedSource<<9b0d8fbc989c00ac6c3f7ae6d0de79ef>>
 * @relayHash afa9e3e8b20fe3f5951c26db48e54e37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c33c67f470c6c1e2d492f940ec2c166b51f097402b9848187cfb237f0c15f177

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c33c67f470c6c1e2d492f940ec2c166b51f097402b9848187cfb237f0c15f177",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
