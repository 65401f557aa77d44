/**
 * @generated SignedSource<<304a0c0a3329f66b8b968d3a39d254e0>>
 * @relayHash 71d5d6cfe106cc440316963f3877f676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca93abaed929a2b4ec014469b636c2363e86054de99c55da367bc4c8c4ea3a15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca93abaed929a2b4ec014469b636c2363e86054de99c55da367bc4c8c4ea3a15",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
