/**
 * @generated SignedSource<<926b37722af5bc3bb4675bb6870fcb1f>>
 * @relayHash 5b433d9b4f4625926353014d6732f392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44beb5fdf872e9ddc5a54543c9ead13f2fd29f54aef46d3f9a3e37a7db2b87d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b44beb5fdf872e9ddc5a54543c9ead13f2fd29f54aef46d3f9a3e37a7db2b87d",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
