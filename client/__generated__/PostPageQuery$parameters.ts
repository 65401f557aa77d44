/**
 * @generated SignedSource<<eced6bbf54a5091d56058bc1689f4909>>
 * @relayHash 4c911098fe500e50c6c1a393ae24ec0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ede81f483de986c2d3f583a992b5bf90375f33b6a3156d8e213f93571d23437

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ede81f483de986c2d3f583a992b5bf90375f33b6a3156d8e213f93571d23437",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
