/**
 * @generated SignedSource<<ea002f581cb1b63750811f4cd5ec8442>>
 * @relayHash d1cd1bb926bec881b0e35ca654ca7b88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c14e6caecb653ec703df30b90b5ef0f7b4f5e9922f2c4ed96e82cb8b6f51768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c14e6caecb653ec703df30b90b5ef0f7b4f5e9922f2c4ed96e82cb8b6f51768",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
