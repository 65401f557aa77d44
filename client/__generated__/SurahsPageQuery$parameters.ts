/**
 * @generated SignedSource<<9fc9958768bed4c482fdde160d19173c>>
 * @relayHash 39ed0931567504fce9eb1860d857d79c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40e4f7787608496d3413e4e27469e3aa17659e747cffd2e0570c3b5fab768ee0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahsPageQuery } from './SurahsPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40e4f7787608496d3413e4e27469e3aa17659e747cffd2e0570c3b5fab768ee0",
    "metadata": {},
    "name": "SurahsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
