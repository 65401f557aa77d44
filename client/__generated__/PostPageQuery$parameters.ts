/**
 * @generated SignedSource<<ab3c7ceecbad7c7e4b96bbf14869b86a>>
 * @relayHash 801b39b9b85fb5f311353a5fcca430cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17c21d291f3e0897e33ac0037a1501e3bd1d5734ef1c604a7b5dfe31a49c16ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17c21d291f3e0897e33ac0037a1501e3bd1d5734ef1c604a7b5dfe31a49c16ed",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
