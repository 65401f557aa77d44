/**
 * @generated SignedSource<<c4fc0db3daf4938304ce2f250feba958>>
 * @relayHash ca1bbae95c737570eaa89693c49ffd70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c805f71245e4c5816d43bc24eab3784c1bc752f8bb2a5ea9fa08f3c36aa3157c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CharactersPageQuery } from './CharactersPageQuery.graphql';

const node: PreloadableConcreteRequest<CharactersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c805f71245e4c5816d43bc24eab3784c1bc752f8bb2a5ea9fa08f3c36aa3157c",
    "metadata": {},
    "name": "CharactersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
