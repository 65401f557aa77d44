/**
 * @generated SignedSource<<ba63a67d77f3294ed886fd37b07cf146>>
 * @relayHash f145e29b9120495dfb64d040cbae4756
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69c04a79436f6caa823cc1873b4f6aa49cd9d6c2eb106df5407b7c30486bf8f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastPostPageQuery } from './PastPostPageQuery.graphql';

const node: PreloadableConcreteRequest<PastPostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69c04a79436f6caa823cc1873b4f6aa49cd9d6c2eb106df5407b7c30486bf8f2",
    "metadata": {},
    "name": "PastPostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
