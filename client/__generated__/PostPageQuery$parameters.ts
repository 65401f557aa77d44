/**
 * @generated SignedSource<<c80ca282033d725e9cf5741c026e16b5>>
 * @relayHash faea5ef84b75859bc9f297b164a5cb1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e568769764d34af7f250a53067ff8dd704b628f81e47fe2a6335ba065d3fe55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e568769764d34af7f250a53067ff8dd704b628f81e47fe2a6335ba065d3fe55",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
