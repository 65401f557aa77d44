/**
 * @generated SignedSource<<a143395ae6d7fad2d1cd0274b47e121f>>
 * @relayHash 2af6a55238dab3ce2e78b0e1d0d99423
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7caf92d21ba5958932756af47dd5517b2b8086c182555de27c6824d03cb6819c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7caf92d21ba5958932756af47dd5517b2b8086c182555de27c6824d03cb6819c",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
