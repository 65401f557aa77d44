/**
 * @generated SignedSource<<aaa318b03702892cbb4da6f1dca47964>>
 * @relayHash 2fead4d375e9b3bc7170660900ea31d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0fd073951edb700ad585f5b94be35caed425ca05e049074b56541b25ac74cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a0fd073951edb700ad585f5b94be35caed425ca05e049074b56541b25ac74cf",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
