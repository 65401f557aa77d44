/**
 * @generated SignedSource<<2e47d2b5319381b04a4ea140ff39a393>>
 * @relayHash d6627538cc7217e5cdad837dcdc4138f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cda036df5cfe3a9bd02673a4102e37c9aa1c72278ab24771d89f532cdaf95f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cda036df5cfe3a9bd02673a4102e37c9aa1c72278ab24771d89f532cdaf95f2",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
