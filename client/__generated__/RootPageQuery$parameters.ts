/**
 * @generated SignedSource<<0ebc6ce5b37fa600f3abd814749a8a3b>>
 * @relayHash 59bf8e37c497664317a49b4c9c27b40e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac901923ae6f9bff88e656704d7c16096729c7947865be17c54a6c4ab13460fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac901923ae6f9bff88e656704d7c16096729c7947865be17c54a6c4ab13460fd",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
