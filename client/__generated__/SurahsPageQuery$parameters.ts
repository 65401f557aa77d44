/**
 * @generated SignedSource<<7b3781c2b16de8885b114826c9cee79d>>
 * @relayHash 7e9b7cda5b966a07794be77d4ee50bb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23b6887d094c74905f153cdfb9aa4e949b198417b4ab9c433dfd9da54f4d82d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahsPageQuery } from './SurahsPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23b6887d094c74905f153cdfb9aa4e949b198417b4ab9c433dfd9da54f4d82d9",
    "metadata": {},
    "name": "SurahsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
