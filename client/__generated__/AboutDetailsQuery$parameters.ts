/**
 * @generated SignedSource<<ca2c389731685bfe8b87389b1b73cedb>>
 * @relayHash 4a49abb19fb1be3dace982d3189850da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de21a7ed4d1a2232e761d32de7f25e0ecbee5b5d531911adc539ba90f3abb33c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de21a7ed4d1a2232e761d32de7f25e0ecbee5b5d531911adc539ba90f3abb33c",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
