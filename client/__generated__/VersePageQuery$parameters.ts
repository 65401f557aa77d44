/**
 * @generated SignedSource<<f5da1219a6d461712450b569a01d85e7>>
 * @relayHash d6397c710f2d62584435c4817703f1a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92085317be7ca9f1ed239c77a12298bd93ddb62d9bd913cfddfdf375c08c7877

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92085317be7ca9f1ed239c77a12298bd93ddb62d9bd913cfddfdf375c08c7877",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
