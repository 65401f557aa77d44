/**
 * @generated SignedSource<<45c4fd5cd9641514d8e18b3acf499103>>
 * @relayHash c48f9a0b4ea5955a48f2bbd083bc1c98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 082b5015856077e39dd992038a38eedf0f6b4ae98dda61757f43cca518aaab1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutDetailsQuery } from './AboutDetailsQuery.graphql';

const node: PreloadableConcreteRequest<AboutDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "082b5015856077e39dd992038a38eedf0f6b4ae98dda61757f43cca518aaab1d",
    "metadata": {},
    "name": "AboutDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
