/**
 * @generated SignedSource<<05337c49c925e588fa8bd00634445087>>
 * @relayHash 8d3797a6e0f6e596bd35ed89e3c1c3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f26b56dd1cedf51066981350b41bb9478c16dd9020a051e255eefabae2d3f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00f26b56dd1cedf51066981350b41bb9478c16dd9020a051e255eefabae2d3f8",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
