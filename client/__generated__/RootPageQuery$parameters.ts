/**
 * @generated SignedSource<<936fb21d5171bc1881b21a17d623c2f0>>
 * @relayHash 5ed0b02972d90c37fd73e0f076d22c8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7480ba51501daa22e29e49f4a8807b5c6f90c2a68d362f1940ba3b70bd7b4b98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7480ba51501daa22e29e49f4a8807b5c6f90c2a68d362f1940ba3b70bd7b4b98",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
