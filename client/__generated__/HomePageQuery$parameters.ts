/**
 * @generated SignedSource<<a9d70d3a23270e17596ad8424fd37b24>>
 * @relayHash ba5d558b89d96b6ce3427587a5aaaa13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd5e907d2a09275dabc27ac3b0494da4e0a3ef545a6afe297875a440e1c86824

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd5e907d2a09275dabc27ac3b0494da4e0a3ef545a6afe297875a440e1c86824",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
