/**
 * @generated SignedSource<<2c2e1942a69920e64eeac40f61825350>>
 * @relayHash 8d269fcb2a1a9004d6d1eec230b94687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721500543c2c3a10bb5ceae8793200dd9cf43c6cef07fe26463fab648b7a4e75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "721500543c2c3a10bb5ceae8793200dd9cf43c6cef07fe26463fab648b7a4e75",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
