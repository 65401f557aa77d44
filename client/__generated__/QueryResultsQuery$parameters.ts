/**
 * @generated SignedSource<<34f344878cc9c9a3c3695b082ccf2fac>>
 * @relayHash 3e08e1007a0404b4c8cc610b3aab7495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0584dc41b62d036d680bbf86b2841af3e0a517e0a60c1d57174393d72f5dc6d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QueryResultsQuery } from './QueryResultsQuery.graphql';

const node: PreloadableConcreteRequest<QueryResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0584dc41b62d036d680bbf86b2841af3e0a517e0a60c1d57174393d72f5dc6d4",
    "metadata": {},
    "name": "QueryResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
