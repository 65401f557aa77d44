/**
 * @generated SignedSource<<c43b68be91db43ec71679e467d5df9c8>>
 * @relayHash c2e376093f5223b047b02b411d0baabd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 875c3716c354d9bcf9a33bddfebe9a4079c6fadd7c55db8415c7eb25aa059bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootsPageQuery } from './RootsPageQuery.graphql';

const node: PreloadableConcreteRequest<RootsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "875c3716c354d9bcf9a33bddfebe9a4079c6fadd7c55db8415c7eb25aa059bbe",
    "metadata": {},
    "name": "RootsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
