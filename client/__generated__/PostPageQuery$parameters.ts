/**
 * @generated SignedSource<<fdbaba5829dd048de01dea6bc8d0cdc1>>
 * @relayHash 4be13eeece9f707f4ef1e5689d62cbc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7744d51c63a55ea289460418986e9547bbad63f673cab5ec3333ad23e43c6c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7744d51c63a55ea289460418986e9547bbad63f673cab5ec3333ad23e43c6c4",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
