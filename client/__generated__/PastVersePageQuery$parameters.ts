/**
 * @generated SignedSource<<0b3d44bf1c420246f4125cfd76dbda74>>
 * @relayHash fccba2449a3484cbcb11b72533db55b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47792c1756c7707bb4319fd1f4be71a72418129f4c800c8ec1595e155e5692a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastVersePageQuery } from './PastVersePageQuery.graphql';

const node: PreloadableConcreteRequest<PastVersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47792c1756c7707bb4319fd1f4be71a72418129f4c800c8ec1595e155e5692a2",
    "metadata": {},
    "name": "PastVersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
