/**
 * @generated SignedSource<<4a21f3ce8aa0ebe8c41bdc1dd2906c92>>
 * @relayHash 62d58bd4fb9c4f078bde3b4073b22d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fc7b05c150d6ac19ee8a8f189d81002cc9ca7c0d0c96869d7921bce2bf0cb5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fc7b05c150d6ac19ee8a8f189d81002cc9ca7c0d0c96869d7921bce2bf0cb5f",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
