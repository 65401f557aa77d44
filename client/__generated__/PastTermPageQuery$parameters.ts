/**
 * @generated SignedSource<<5ee8204b0375a61f2c0fcd05005452a6>>
 * @relayHash c8525d503bbffe24af30b3a5dd508e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5b25414ad2a9585d552c6909d6c24900d2a0829eea9c2704126112f7dc5be08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastTermPageQuery } from './PastTermPageQuery.graphql';

const node: PreloadableConcreteRequest<PastTermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5b25414ad2a9585d552c6909d6c24900d2a0829eea9c2704126112f7dc5be08",
    "metadata": {},
    "name": "PastTermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
