/**
 * @generated SignedSource<<11830f8bd1e2819fbad0ab31815c5c32>>
 * @relayHash 27ac467f1a17b876179fe02f1967a50e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 422c76aab42c0242802ec63dbe3c0812d5b043feee77b055d26ff0c538de68ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "422c76aab42c0242802ec63dbe3c0812d5b043feee77b055d26ff0c538de68ac",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
