/**
 * @generated SignedSource<<c449db01f79cfccf67b1e2e6f444b372>>
 * @relayHash 5df366bc6dcf76e9259a614814b2d80e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58762c2acac8ddfa0b88cb2eeb9ddea165119cafd1fb98df6944d47f98cbf0e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58762c2acac8ddfa0b88cb2eeb9ddea165119cafd1fb98df6944d47f98cbf0e2",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
