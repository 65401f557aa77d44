/**
 * @generated SignedSource<<edcb943327798bfff3b19bba5c8b1255>>
 * @relayHash 273f58028e918bfcd89c5732762dec58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50fb95350f7fefabcbfe27649bf0c05b767b6980d5b349f8715f551ddc800104

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PastTermPageQuery } from './PastTermPageQuery.graphql';

const node: PreloadableConcreteRequest<PastTermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50fb95350f7fefabcbfe27649bf0c05b767b6980d5b349f8715f551ddc800104",
    "metadata": {},
    "name": "PastTermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
