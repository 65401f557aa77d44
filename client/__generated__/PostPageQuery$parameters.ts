/**
 * @generated SignedSource<<529b41212db606f8e558a604f46ddbbb>>
 * @relayHash bbf79e646a3b88c3cd723f1f9a8c01e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876e66c18b63163a174c5bbe3140a51897c2975dba98959dce1b217dc86257a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "876e66c18b63163a174c5bbe3140a51897c2975dba98959dce1b217dc86257a8",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
