/**
 * @generated SignedSource<<f8d0f9c2ef3bf23bba9075318821344b>>
 * @relayHash e0b7a7a7f54b7228d3c72822538d3f5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01875106ba7b19cd97af60c4538ae10e5beb2699e5a130ba1f29ea7c6628b7cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MushafPageQuery } from './MushafPageQuery.graphql';

const node: PreloadableConcreteRequest<MushafPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01875106ba7b19cd97af60c4538ae10e5beb2699e5a130ba1f29ea7c6628b7cc",
    "metadata": {},
    "name": "MushafPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
