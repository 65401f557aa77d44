/**
 * @generated SignedSource<<a7efca46107e379eef1c40297c7da14c>>
 * @relayHash 1981ad6483837507cc2155b4d2a889c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 991e74be80381f4a51e7b58c98d3342d1edce248cb114a1ec881c6ceb25900e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "991e74be80381f4a51e7b58c98d3342d1edce248cb114a1ec881c6ceb25900e6",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
