/**
 * @generated SignedSource<<6f8d70d490dad43b243c94210cee8459>>
 * @relayHash 183d6cd902fc8ff639a7b92918978f71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed739002c0d8f5a7c203d0e9aa9d05e475fdc3aa6009d8b20f139e2a3e92054c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed739002c0d8f5a7c203d0e9aa9d05e475fdc3aa6009d8b20f139e2a3e92054c",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
