/**
 * @generated SignedSource<<4034db73930c82e04dc220880e8f896a>>
 * @relayHash 2a050a6abe5fe16e00011828c13ef3bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f168e7bebcab1bd7842396d84f261f94cf73d4184356bd6610ead1fe9d0aedd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ElementWordsPageQuery } from './ElementWordsPageQuery.graphql';

const node: PreloadableConcreteRequest<ElementWordsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f168e7bebcab1bd7842396d84f261f94cf73d4184356bd6610ead1fe9d0aedd",
    "metadata": {},
    "name": "ElementWordsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
