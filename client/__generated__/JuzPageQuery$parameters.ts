/**
 * @generated SignedSource<<21308735c63b39102adc34ede21f1293>>
 * @relayHash 7ae396610e8fdf6093ad6b8ccd494b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3183ce190d0c200f3b684c87bcbb143d89c7058d4bee7c2dd0585cb7e4971bda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JuzPageQuery } from './JuzPageQuery.graphql';

const node: PreloadableConcreteRequest<JuzPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3183ce190d0c200f3b684c87bcbb143d89c7058d4bee7c2dd0585cb7e4971bda",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
