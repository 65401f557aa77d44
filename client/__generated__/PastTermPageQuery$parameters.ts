/**
 * @generated SignedSource<<b50dedf4e4fd98e0e4c2d7db1d72ed3e>>
 * @relayHash 0f4c600136ed016c8a3c5cc5c85387c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6fbb7ffeb051e24414c435abd88ce2d80c5e50d883e05aef23165ec4743a676

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastTermPageQuery } from './PastTermPageQuery.graphql';

const node: PreloadableConcreteRequest<PastTermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6fbb7ffeb051e24414c435abd88ce2d80c5e50d883e05aef23165ec4743a676",
    "metadata": {},
    "name": "PastTermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
