/**
 * @generated SignedSource<<492ebce36e963bc943cd0a9ae0f0a63e>>
 * @relayHash 8bb805975bbc77890754e58bf4e51298
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd70525c2ae294954be9f798faf2912492653cfab19d2bff894b70d446735ff8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd70525c2ae294954be9f798faf2912492653cfab19d2bff894b70d446735ff8",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
