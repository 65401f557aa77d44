/**
 * @generated SignedSource<<1de4e8eb3c6953cf70e824a119d25b96>>
 * @relayHash 347248afd1cda243a6d881d7f924c8eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46f1425736b3ba83686737504967895807ab5bd88e2327f9bed8dd2862aa3bd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46f1425736b3ba83686737504967895807ab5bd88e2327f9bed8dd2862aa3bd2",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
