/**
 * @generated SignedSource<<cb9ba4fcd8ec0c72918fd83040418073>>
 * @relayHash 9714b2162ec0ea811f96c723eb907d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be8d45e1f97285c61c33d0150ac6695b95c8647c02350eea1ec3588bde8ebd55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorshipPostsPageQuery } from './WorshipPostsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorshipPostsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be8d45e1f97285c61c33d0150ac6695b95c8647c02350eea1ec3588bde8ebd55",
    "metadata": {},
    "name": "WorshipPostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
