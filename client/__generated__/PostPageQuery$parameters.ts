/**
 * @generated SignedSource<<3483c0befb0658e889e913eedb8b5a98>>
 * @relayHash 11aa20abd0bdefbcaacce44204b99584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce64924512acb55d462a49f2fe958dce0517765bd2ace2c13cf4aa4a7fc2fa60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce64924512acb55d462a49f2fe958dce0517765bd2ace2c13cf4aa4a7fc2fa60",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
