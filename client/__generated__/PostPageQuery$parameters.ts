/**
 * @generated SignedSource<<9ab91d9a99fdc471486e7c533ffa7795>>
 * @relayHash ad6e8698c01aa9f49aa055f0c6b64e34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4532b924ff792a7b0eff6e2285769c990f70359a8d6ce033727b76f432fa724d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4532b924ff792a7b0eff6e2285769c990f70359a8d6ce033727b76f432fa724d",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
