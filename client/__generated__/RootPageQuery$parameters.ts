/**
 * @generated SignedSource<<f521e7f7d6be6d5ee00ff2b1408497a5>>
 * @relayHash ecb48b6adf92ca271c7b58df66e85cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eafcc20039fb850f82d00bbc1d5b6632780ff4e561e8e1bfa93a033aeaf5c03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6eafcc20039fb850f82d00bbc1d5b6632780ff4e561e8e1bfa93a033aeaf5c03",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
