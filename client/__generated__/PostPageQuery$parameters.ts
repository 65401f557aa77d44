/**
 * @generated SignedSource<<e981d6294216b534fd06fd0571c5e753>>
 * @relayHash d00b06b4cad3a9c5bdafdbb63271be51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3810ad659ed0c9bb9629275c5f03f44aa8170dee2be9160b7b9f3aa5d8c8ff86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3810ad659ed0c9bb9629275c5f03f44aa8170dee2be9160b7b9f3aa5d8c8ff86",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
