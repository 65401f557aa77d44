/**
 * @generated SignedSource<<6634d445ff1837067db82865f656d59f>>
 * @relayHash ceca643072fe93e33d373830acd1627a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59b20d2042f0978fd0eb4be8f31a36b6e2e8aa5057ef56c921d15f8f7eea8e65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MushafPageQuery } from './MushafPageQuery.graphql';

const node: PreloadableConcreteRequest<MushafPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59b20d2042f0978fd0eb4be8f31a36b6e2e8aa5057ef56c921d15f8f7eea8e65",
    "metadata": {},
    "name": "MushafPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
