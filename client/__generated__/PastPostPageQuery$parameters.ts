/**
 * @generated SignedSource<<387b54d2f3ab51adec5ff73087e58890>>
 * @relayHash bb73f779b3961c7c87c74aecf97d1797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 971a44b107b279b32ad36893ec0d5802f1db34519dbdd617b58d6a4468af298d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastPostPageQuery } from './PastPostPageQuery.graphql';

const node: PreloadableConcreteRequest<PastPostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "971a44b107b279b32ad36893ec0d5802f1db34519dbdd617b58d6a4468af298d",
    "metadata": {},
    "name": "PastPostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
