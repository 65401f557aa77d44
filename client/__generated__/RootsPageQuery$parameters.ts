/**
 * @generated SignedSource<<53dd186c70935985b887d4c4da7d1bb1>>
 * @relayHash 1574c75750d074c75f46f6bfa3172d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e01a59fc32885e5341225041a8bc777316d68d05daeb7caa24823ff4da8434c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootsPageQuery } from './RootsPageQuery.graphql';

const node: PreloadableConcreteRequest<RootsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e01a59fc32885e5341225041a8bc777316d68d05daeb7caa24823ff4da8434c7",
    "metadata": {},
    "name": "RootsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
