/**
 * @generated SignedSource<<9dfd685c7a264f72fc13d61fb854220b>>
 * @relayHash 4ae0f8d209799cc9a3f3967f36d9773d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c34a1cd094fe10b8fb1e0ae3ebdd592af7d0b1e24515f7d1d2d9d492f2e7fbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c34a1cd094fe10b8fb1e0ae3ebdd592af7d0b1e24515f7d1d2d9d492f2e7fbd",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
