/**
 * @generated SignedSource<<173ea4d711b3650e98a8c88ed3fc8e53>>
 * @relayHash affb43ff30a6c8201e99685e7ca6dc15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b700c67bccd76744e9802fe88c293afbd797b1be3119e7a1944716315fe4618a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaithPostsPageQuery } from './FaithPostsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaithPostsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b700c67bccd76744e9802fe88c293afbd797b1be3119e7a1944716315fe4618a",
    "metadata": {},
    "name": "FaithPostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
