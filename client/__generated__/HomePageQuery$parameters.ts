/**
 * @generated SignedSource<<5577054097db732cd23fad5341ee5af2>>
 * @relayHash f4e5e84513d88be61ea03172d6ada793
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 010c7f1a3d12bc7a78a7aefe94a5cf2445bb397b6f726d90794ec4503f472df4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "010c7f1a3d12bc7a78a7aefe94a5cf2445bb397b6f726d90794ec4503f472df4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
