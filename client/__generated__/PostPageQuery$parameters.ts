/**
 * @generated SignedSource<<99d6ba7462407d70101e7540a5acfbbc>>
 * @relayHash c76412757b41fb982597b40ececb059e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f538228a446e2677108a87ce89cc6ddd9676baa8a2f63c5e7ce392f4135f8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f538228a446e2677108a87ce89cc6ddd9676baa8a2f63c5e7ce392f4135f8e",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
