/**
 * @generated SignedSource<<b2b7e6d3d526049b87034462596f41c1>>
 * @relayHash 1f329747ddcbc56187e1bfc834429a51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39486b954c3ac7403859f67c05cf80799ae22604f097c39301d0fe5b6da381c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MushafPageQuery } from './MushafPageQuery.graphql';

const node: PreloadableConcreteRequest<MushafPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e39486b954c3ac7403859f67c05cf80799ae22604f097c39301d0fe5b6da381c",
    "metadata": {},
    "name": "MushafPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
