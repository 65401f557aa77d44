/**
 * @generated SignedSource<<296dafb871d8980fce78644773d73096>>
 * @relayHash e973fbcd498fb1c1dc548d496b76670e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a8fac69377e17673b04308ce881ab5c5ecf3ad132b61c07ceae097f578f2182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a8fac69377e17673b04308ce881ab5c5ecf3ad132b61c07ceae097f578f2182",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
