/**
 * @generated SignedSource<<f74288e00e739379a4fc8a94db2fa1db>>
 * @relayHash 9302f026ae841066f838f4cf92de5857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab268b1122b7ace5b166fff83e8a3d5c44bca6190fbadfe5fdf90dadde92709c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JuzPageQuery } from './JuzPageQuery.graphql';

const node: PreloadableConcreteRequest<JuzPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab268b1122b7ace5b166fff83e8a3d5c44bca6190fbadfe5fdf90dadde92709c",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
