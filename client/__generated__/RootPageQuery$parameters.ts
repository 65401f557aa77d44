/**
 * @generated SignedSource<<cdfb9b568fe0cfe31409cbef73dee3c5>>
 * @relayHash 954c662195767cca65155b36a0965ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f14ce095a324279efe00201a427ef588e9bb2008a16c3d021afa84e20857f66d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f14ce095a324279efe00201a427ef588e9bb2008a16c3d021afa84e20857f66d",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
