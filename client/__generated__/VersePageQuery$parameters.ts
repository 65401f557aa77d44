/**
 * @generated SignedSource<<5685549f918ccafaba297e5425062d7e>>
 * @relayHash e9594dd0f8841b8bb45d5da3a60c9b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1d152580486ac20c136568de786e34213b0def858831e22fcf0f3b020dc6f99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1d152580486ac20c136568de786e34213b0def858831e22fcf0f3b020dc6f99",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
