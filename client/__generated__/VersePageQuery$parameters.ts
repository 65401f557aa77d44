/**
 * @generated SignedSource<<b710801ff5cde801d4e9a4a9a0890a1f>>
 * @relayHash e9eca7fe383ed5ade515bdc1b4fbd12d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36278c8b29e69bd6c57c25cb1757c8b6faac7e6976d146090002fb7026629b3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36278c8b29e69bd6c57c25cb1757c8b6faac7e6976d146090002fb7026629b3c",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
