/**
 * @generated SignedSource<<a6255c680c39befcc3d516bff70ed159>>
 * @relayHash 17cd32970a607616c234a1c3d21ef79f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc07552a8c9e7bd3688955e71d66964f1ca9ab1ed91165503a154db97eef2ce7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc07552a8c9e7bd3688955e71d66964f1ca9ab1ed91165503a154db97eef2ce7",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
