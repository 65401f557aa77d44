/**
 * @generated SignedSource<<20dfd971dcb97a076c2436dbb31796f0>>
 * @relayHash cb7e31915d43a0d44cfc79d9915906bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30c6872e1644e91470c1b9f9c03ae11938b2225d3a18ff651d66a6d553fba910

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MushafPageQuery } from './MushafPageQuery.graphql';

const node: PreloadableConcreteRequest<MushafPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30c6872e1644e91470c1b9f9c03ae11938b2225d3a18ff651d66a6d553fba910",
    "metadata": {},
    "name": "MushafPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
