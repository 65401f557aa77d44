/**
 * @generated SignedSource<<8d33021b2f785b7c24af96c0a3039fb8>>
 * @relayHash 608747d82eb2c6a2f01f64b6510e2e28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70a120ec2584a132808df5836a106e3f2b003a76a9bc5ec6c0e49697e0229a1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70a120ec2584a132808df5836a106e3f2b003a76a9bc5ec6c0e49697e0229a1f",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
