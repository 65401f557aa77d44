/**
 * @generated SignedSource<<4f34127bc9c960f6dbdd486fc9a90c61>>
 * @relayHash 2e5a19e9e4ef98f4811af280a3a6a1de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb6fc7dd953f0446853a5f3f378260570e1b731e8644c17ab4cefd559cda630

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb6fc7dd953f0446853a5f3f378260570e1b731e8644c17ab4cefd559cda630",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
