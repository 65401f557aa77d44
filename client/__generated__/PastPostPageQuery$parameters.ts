/**
 * @generated SignedSource<<1558d0914becc0f3accbabc1852950a3>>
 * @relayHash 7e0aece8a0b562e3db96383e1f7fa7ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21c6a9f86b59ab38ced60f5b2d739909fac93b0cba48910e16ccbf0d3b58d301

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastPostPageQuery } from './PastPostPageQuery.graphql';

const node: PreloadableConcreteRequest<PastPostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21c6a9f86b59ab38ced60f5b2d739909fac93b0cba48910e16ccbf0d3b58d301",
    "metadata": {},
    "name": "PastPostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
