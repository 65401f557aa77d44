/**
 * @generated SignedSource<<e5416b8c56c4876a021b346096d13f94>>
 * @relayHash f0f88584070f189b74147b4876328209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c983215e43c525fbbb09100b05ee1b96b5fee18cac47c403f2e0d3560ac4141a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c983215e43c525fbbb09100b05ee1b96b5fee18cac47c403f2e0d3560ac4141a",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
