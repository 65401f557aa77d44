/**
 * @generated SignedSource<<b5655494c93129d702ad308d8d88c6d1>>
 * @relayHash 350963c6f8b43442cafaac49213d0dd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13889ca0730362c7184e04c535cde980268c94b0f5a9f484b6cd55470fe314f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13889ca0730362c7184e04c535cde980268c94b0f5a9f484b6cd55470fe314f7",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
