/**
 * @generated SignedSource<<69fd703e78ac1bfff591ca17d57c232c>>
 * @relayHash 659535ce7d1b472b9ec66ccd2cc0820b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c06a75c797279e98292c05ba8e48bf47539bf9797f44c86146795f756cc108a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c06a75c797279e98292c05ba8e48bf47539bf9797f44c86146795f756cc108a",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
