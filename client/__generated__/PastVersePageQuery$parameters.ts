/**
 * @generated SignedSource<<6d58dbf5b59fdf5af518f6f2bbcc68f6>>
 * @relayHash 079ca361f4f4bb12037c7f474e0abb36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61fbb3323caf3a670b7b14aeaaaaf63a536e69d9d5ffde500d908367e9e7ac42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastVersePageQuery } from './PastVersePageQuery.graphql';

const node: PreloadableConcreteRequest<PastVersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61fbb3323caf3a670b7b14aeaaaaf63a536e69d9d5ffde500d908367e9e7ac42",
    "metadata": {},
    "name": "PastVersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
