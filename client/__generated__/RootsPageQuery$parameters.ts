/**
 * @generated SignedSource<<9f88aa583c1593d12cd04dca78707ddb>>
 * @relayHash 4658d2257828a3a8abc13195488ab19c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa102db0703d4a7dd072bc937efc6ab940a0ae472e781fa62c6a8ca0f64e3d95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootsPageQuery } from './RootsPageQuery.graphql';

const node: PreloadableConcreteRequest<RootsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa102db0703d4a7dd072bc937efc6ab940a0ae472e781fa62c6a8ca0f64e3d95",
    "metadata": {},
    "name": "RootsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
