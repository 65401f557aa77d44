/**
 * @generated SignedSource<<a535187e60aa2cf91b34a69d0de0db16>>
 * @relayHash 9220d18686ae5ae52f6f15a584c61384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8331123b76a5e5f87ade6508a9a24e74b8db3dbe4021f57c147e10b1855e72e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8331123b76a5e5f87ade6508a9a24e74b8db3dbe4021f57c147e10b1855e72e4",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
