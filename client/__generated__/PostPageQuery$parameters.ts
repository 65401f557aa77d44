/**
 * @generated SignedSource<<642eb378df53e05f250393944a96d457>>
 * @relayHash 4c4d9281e23e81093ced99be1316e544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 547764351e0c890727e8e9206797512b41560a6b13fa40652b78cc78c4690d38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "547764351e0c890727e8e9206797512b41560a6b13fa40652b78cc78c4690d38",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
