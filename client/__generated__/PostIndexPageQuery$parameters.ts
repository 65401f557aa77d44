/**
 * @generated SignedSource<<6cc1a91af738df2b997cef61de98526d>>
 * @relayHash 9a7bfb6277a68867cd2173ca49662b75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 004f3cd5bf88c92b9274f9e43eeaf40f6ee2b59967719e0551b27612b6489fd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostIndexPageQuery } from './PostIndexPageQuery.graphql';

const node: PreloadableConcreteRequest<PostIndexPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "004f3cd5bf88c92b9274f9e43eeaf40f6ee2b59967719e0551b27612b6489fd3",
    "metadata": {},
    "name": "PostIndexPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
