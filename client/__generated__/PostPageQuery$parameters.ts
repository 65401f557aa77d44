/**
 * @generated SignedSource<<740e8dfc83c09d09f2c63369e87db50e>>
 * @relayHash e77a3baa1912f094c0a2d3c80151f2f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ce969b59d6a9e7161df85a536d6da6416b5533fcf17da82f851ee4659f3e348

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ce969b59d6a9e7161df85a536d6da6416b5533fcf17da82f851ee4659f3e348",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
