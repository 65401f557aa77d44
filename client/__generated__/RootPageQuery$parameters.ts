/**
 * @generated SignedSource<<26ed6766ffd8ce6b8e5bf2ef14ea0066>>
 * @relayHash 4d1b176bb328b9aeebcdbfbe6f09c5ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9912ebf48a4fea45caffd04b7e99b4f353305e3ce0260876f9462a3715bf5ea6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9912ebf48a4fea45caffd04b7e99b4f353305e3ce0260876f9462a3715bf5ea6",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
