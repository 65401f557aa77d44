/**
 * @generated SignedSource<<8cac2f5aaa1d4a8b2e794e8e37dd3cee>>
 * @relayHash 2265ec56f398722d60dd2a454dc796e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf78ba2ad378c099134913ce8f71c8c9287a70761f946ebf86383d6ee9b3740e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf78ba2ad378c099134913ce8f71c8c9287a70761f946ebf86383d6ee9b3740e",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
