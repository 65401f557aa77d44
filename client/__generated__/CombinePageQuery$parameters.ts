/**
 * @generated SignedSource<<225dda16ce3ceacfd01a911e07ea8e1c>>
 * @relayHash 542f9d577e39fabee27fbcd2a7c71217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1045be6da8848b7eaff4cc149f80e5d7aedcb4b53f0c2f5d7e125e3137a306bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CombinePageQuery } from './CombinePageQuery.graphql';

const node: PreloadableConcreteRequest<CombinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1045be6da8848b7eaff4cc149f80e5d7aedcb4b53f0c2f5d7e125e3137a306bf",
    "metadata": {},
    "name": "CombinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
