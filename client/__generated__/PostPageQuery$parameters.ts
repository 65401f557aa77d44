/**
 * @generated SignedSource<<15cdf0b50047eb9274c114b5c83a2651>>
 * @relayHash cfcb540e8f8338f1bdc204205a54211f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbeeae14b2ecc4ecf8e353ab841c1f07ebacb3c3bbe71bb98e8885b74ceba811

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbeeae14b2ecc4ecf8e353ab841c1f07ebacb3c3bbe71bb98e8885b74ceba811",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
