/**
 * @generated SignedSource<<dbb450c34d23f0e70ea56011737d2920>>
 * @relayHash 845a7426275160dd7fdd6ceffa697ac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea9c0b5dfb66fc78e569fb8802ece833ae0e633a9d0b939663fc2a666e549cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aea9c0b5dfb66fc78e569fb8802ece833ae0e633a9d0b939663fc2a666e549cc",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
