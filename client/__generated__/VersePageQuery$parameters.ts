/**
 * @generated SignedSource<<a14fc79479f0d2c161b64636ae919496>>
 * @relayHash bffa141450c95a54358cdbd3cbedcf7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e4494d4be453d6c37f5961c866861761d682f3a1313cfb0637e1af1580bbaec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e4494d4be453d6c37f5961c866861761d682f3a1313cfb0637e1af1580bbaec",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
