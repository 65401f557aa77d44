/**
 * @generated SignedSource<<2fb4533db1bd65a8f6e7766c5d8561d6>>
 * @relayHash 9ea204f840a682ad7223274046c57334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4d3724326f76f7d95ebc35e5c6dc2b5a12ea7af1ccbccc38e1a37cbd1ec86cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4d3724326f76f7d95ebc35e5c6dc2b5a12ea7af1ccbccc38e1a37cbd1ec86cf",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
