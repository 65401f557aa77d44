/**
 * @generated SignedSource<<b6b530852ae64ad1bf8c02300343478f>>
 * @relayHash bf735e1ebfc840f691c54e52fa1f1139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446cff5c7837b1730b113220f8cba075770ab99175c1ed4a24b3d1c849283b74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "446cff5c7837b1730b113220f8cba075770ab99175c1ed4a24b3d1c849283b74",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
