/**
 * @generated SignedSource<<4d1afb2c35dae984d18eca9a86b9e682>>
 * @relayHash b86e40acbe26847025268f9844b71476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e64274982da9b836dd5444753e7be744870b09bfdb43594650992e2e2499c86a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e64274982da9b836dd5444753e7be744870b09bfdb43594650992e2e2499c86a",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
