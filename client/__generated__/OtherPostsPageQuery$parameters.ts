/**
 * @generated SignedSource<<59c538dc95a0ecac54207701c31272bc>>
 * @relayHash 05a776b8d2a664a052c6c33aba0db044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8382349dce9be049d121ff8735c2c19c1df2f6c8b8fb61b03b68e3745650d191

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherPostsPageQuery } from './OtherPostsPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherPostsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8382349dce9be049d121ff8735c2c19c1df2f6c8b8fb61b03b68e3745650d191",
    "metadata": {},
    "name": "OtherPostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
