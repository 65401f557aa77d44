/**
 * @generated SignedSource<<122a02990a30fe2b1aaaad742ca995bd>>
 * @relayHash de45de759c0bdb3a4614c3accfdd7b50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d04cca29c376184f6dc46e809115f95b088deccc762c1d13339b384af92406c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d04cca29c376184f6dc46e809115f95b088deccc762c1d13339b384af92406c",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
