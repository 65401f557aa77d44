/**
 * @generated SignedSource<<694b3eb81073d752e1b3e19a3d0e0344>>
 * @relayHash e92136de88072e1472d6680d8f1ea82b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa857aee750dd0c3a6397e7dbfa24f530cba9b47fcaa613531d57c0b10145c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JuzPageQuery } from './JuzPageQuery.graphql';

const node: PreloadableConcreteRequest<JuzPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fa857aee750dd0c3a6397e7dbfa24f530cba9b47fcaa613531d57c0b10145c0",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
