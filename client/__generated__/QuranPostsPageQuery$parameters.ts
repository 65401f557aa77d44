/**
 * @generated SignedSource<<ab42a73ff0a8913d52a488b8aefc396e>>
 * @relayHash 99f8bfff5199e37d69cd61b5671886f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e794e3769a7119f344cde239b194022d3438887398c80dcc92a14f53ff9fa432

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuranPostsPageQuery } from './QuranPostsPageQuery.graphql';

const node: PreloadableConcreteRequest<QuranPostsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e794e3769a7119f344cde239b194022d3438887398c80dcc92a14f53ff9fa432",
    "metadata": {},
    "name": "QuranPostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
