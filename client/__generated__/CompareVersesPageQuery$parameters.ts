/**
 * @generated SignedSource<<5bb7638dfb326de3ba34a8503b2a0c80>>
 * @relayHash 24a4e1dbc8dd6d91cc81aa2fd809bd94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4c98fb0800e8832d85f0382e8757215a24d185d98270a33ef04374839ff3cb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareVersesPageQuery } from './CompareVersesPageQuery.graphql';

const node: PreloadableConcreteRequest<CompareVersesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4c98fb0800e8832d85f0382e8757215a24d185d98270a33ef04374839ff3cb7",
    "metadata": {},
    "name": "CompareVersesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
