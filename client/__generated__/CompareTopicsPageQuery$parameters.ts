/**
 * @generated SignedSource<<1aafd80ab2072359070dbdf3ac074262>>
 * @relayHash fa56895f4a246f3476c5d3d68674de66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7f2d161ae64b46a124af188987bb72a1d49e77bc1998fc9b3ff06bf74b12d6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareTopicsPageQuery } from './CompareTopicsPageQuery.graphql';

const node: PreloadableConcreteRequest<CompareTopicsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7f2d161ae64b46a124af188987bb72a1d49e77bc1998fc9b3ff06bf74b12d6b",
    "metadata": {},
    "name": "CompareTopicsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
