/**
 * @generated SignedSource<<19ff8e3bd4c8b9a62c997f151f0e6de9>>
 * @relayHash 227c1d56ca0e151b7c40ec092a09ba26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be0414e88d0f8f20321c82f92ac12e8528511c5d92f53ffd73066ad98529d674

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be0414e88d0f8f20321c82f92ac12e8528511c5d92f53ffd73066ad98529d674",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
