/**
 * @generated SignedSource<<dc312d4f8127a2fb4cd5ba4e7745f73f>>
 * @relayHash 94d8c177844d1b2452110a68a1b792d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ca413bb6d9e6ea63fd086528824f868908a146c4ea9e02fdded26533bc41487

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ca413bb6d9e6ea63fd086528824f868908a146c4ea9e02fdded26533bc41487",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
