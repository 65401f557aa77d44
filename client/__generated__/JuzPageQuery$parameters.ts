/**
 * @generated SignedSource<<a1a68bb966feebcdb2d44e57d4c4b36c>>
 * @relayHash f2e53de1cad201b0dafa45033e1670c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be3d9f42497ec38817a3db3f1bc1fbac91d132a21e0e48c8c8354de7a826ee79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JuzPageQuery } from './JuzPageQuery.graphql';

const node: PreloadableConcreteRequest<JuzPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be3d9f42497ec38817a3db3f1bc1fbac91d132a21e0e48c8c8354de7a826ee79",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
