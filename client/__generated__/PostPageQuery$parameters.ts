/**
 * @generated SignedSource<<bfb8eba7f04a639fb0739a2eb69fa97e>>
 * @relayHash c27ddbfbec3c8e409aa166d84d2e9917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5b3a0f4ef9a7636bd29fdda0feb081c54c59060cd3cac63d3b308cefe5a2c4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5b3a0f4ef9a7636bd29fdda0feb081c54c59060cd3cac63d3b308cefe5a2c4f",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
