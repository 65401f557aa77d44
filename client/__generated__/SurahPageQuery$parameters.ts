/**
 * @generated SignedSource<<c4a2307c770c61bf78f13dde469abf29>>
 * @relayHash eb2a2726e6e3749c899291905ef67931
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c755683e54634d5525d0b1e96173be08516173cbba56e3b33ad1060f141b4049

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c755683e54634d5525d0b1e96173be08516173cbba56e3b33ad1060f141b4049",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
