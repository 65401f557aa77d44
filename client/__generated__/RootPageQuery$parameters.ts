/**
 * @generated SignedSource<<756c66a523c346e9c00d427ee6a16da0>>
 * @relayHash c97dd3aebfcd26d6556840d49e8d43bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee2001e70ead73fa039bd02b059affc6b4563a62843929ce8342ff91a390e043

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee2001e70ead73fa039bd02b059affc6b4563a62843929ce8342ff91a390e043",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
