/**
 * @generated SignedSource<<6df5dca432b242b52839c4c9c377dc8c>>
 * @relayHash 9ec3fa1c224c569ea66b8544ac2f721a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b74bd640d635febe0ffb1c1eb6ed44eb020c9717d6eefe3bcd3ab76f0c67dde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b74bd640d635febe0ffb1c1eb6ed44eb020c9717d6eefe3bcd3ab76f0c67dde",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
