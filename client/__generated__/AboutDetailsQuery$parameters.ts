/**
 * @generated SignedSource<<a2549fb4f3c0874e4255f689dc0ca1df>>
 * @relayHash caaf15cc7e31966d2a79a86864afca20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46288155ef7f9e9a85e3d2b87c06996871dd9f7427502b51f753302fe539ef9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46288155ef7f9e9a85e3d2b87c06996871dd9f7427502b51f753302fe539ef9b",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
