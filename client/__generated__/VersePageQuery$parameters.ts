/**
 * @generated SignedSource<<0b828bf4c32cbb102ef783a2267b5e68>>
 * @relayHash 9039d89ac612ab1e0467f3c97832cde2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58fc9c8762d5a38975e6a50cbf6fc186144d3092423846a8f150678f4c7d38b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58fc9c8762d5a38975e6a50cbf6fc186144d3092423846a8f150678f4c7d38b2",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
