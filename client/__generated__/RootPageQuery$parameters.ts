/**
 * @generated SignedSource<<e38453e75464234ec9db33dca52a61c7>>
 * @relayHash bad2716653e578a1e0f5fcd9027e7412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99fb2f9d8249c0406e22bb08d67088bb38c431ddb34ee971cce2b8b2e99d12e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b99fb2f9d8249c0406e22bb08d67088bb38c431ddb34ee971cce2b8b2e99d12e",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
