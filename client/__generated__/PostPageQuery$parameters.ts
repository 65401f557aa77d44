/**
 * @generated SignedSource<<63d4a061ea4b27e83d16f17e1eaec6cb>>
 * @relayHash 2bd9820b2567eba132520a236059a42d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 884dff2e6f4f6435a4a7ba1f443e1870a2ddc373f629b281e953da4ee796dce5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "884dff2e6f4f6435a4a7ba1f443e1870a2ddc373f629b281e953da4ee796dce5",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
