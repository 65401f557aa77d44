/**
 * @generated SignedSource<<46bc8e365917249c70f6857d3fd4c858>>
 * @relayHash 1ae6f6d1781012f155bbf2d72233b193
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 807ae3447934509d7ae4bd3c0a8bdca5c08c2726aec0ce27c75a91138fd8f7eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "807ae3447934509d7ae4bd3c0a8bdca5c08c2726aec0ce27c75a91138fd8f7eb",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
