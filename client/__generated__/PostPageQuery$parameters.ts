/**
 * @generated SignedSource<<e382a7d0e5e1c433d18c20bd2d8cc86c>>
 * @relayHash 5303d9b24acffd7fc68aea9f3c870210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75e95155506ec47e6dd204bd1066365aff58dc3c7b8a0fe4b5a90704145952ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75e95155506ec47e6dd204bd1066365aff58dc3c7b8a0fe4b5a90704145952ff",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
