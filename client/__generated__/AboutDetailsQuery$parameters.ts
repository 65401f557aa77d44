/**
 * @generated SignedSource<<e8fb26b588e2a196cce33c80934bd259>>
 * @relayHash cc67fa8d42e0b5326395abec59b08f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab8df811e7fa149923d9f4f31383bdfc36359779e265f9b766ac3726e11c18d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab8df811e7fa149923d9f4f31383bdfc36359779e265f9b766ac3726e11c18d6",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
