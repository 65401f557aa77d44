/**
 * @generated SignedSource<<bae6c68debcf6ede3702982d2c06b447>>
 * @relayHash f99a9cf73c3bc926390166388978e867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c27bc8c3e3c408acd4aa093f41521f26f121581fe67084fbd441decaaf2c8807

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootsPageQuery } from './RootsPageQuery.graphql';

const node: PreloadableConcreteRequest<RootsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c27bc8c3e3c408acd4aa093f41521f26f121581fe67084fbd441decaaf2c8807",
    "metadata": {},
    "name": "RootsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
