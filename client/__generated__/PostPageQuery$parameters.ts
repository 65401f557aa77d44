/**
 * @generated SignedSource<<c083c178d3631beefaea6a4311ccc757>>
 * @relayHash 8445f54ea0255f03eadb6b374a28dcc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e21c38e6eef31a20e3f86b15283f64956ea009b96dc8ec6eabfd8d5be5ecc8b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e21c38e6eef31a20e3f86b15283f64956ea009b96dc8ec6eabfd8d5be5ecc8b2",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
