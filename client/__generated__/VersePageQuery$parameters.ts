/**
 * @generated SignedSource<<01017777742c7f2eeb718e21686157d2>>
 * @relayHash c76c53f50054aa1fe22307f73ba5f648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9505d90f701b53225a2bea9c97f2b19e6519c8aa49555101b84e70c0d5faa06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9505d90f701b53225a2bea9c97f2b19e6519c8aa49555101b84e70c0d5faa06",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
