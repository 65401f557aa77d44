/**
 * @generated SignedSource<<bd5ff991d9425cc6f73424546adf1eb4>>
 * @relayHash 93c9fec36b48f076c9d7b162f84abedc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b06ce468e13a7343056732ee8722e26819288f0975da59d762529ff36ecf5e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b06ce468e13a7343056732ee8722e26819288f0975da59d762529ff36ecf5e0",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
