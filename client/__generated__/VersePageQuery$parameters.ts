/**
 * @generated SignedSource<<da2ec80204aabc4b8ede7e290c6b42c9>>
 * @relayHash 16d293e183d9640ad22a8bb64e007578
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a712ae58cfa257bd8b273297ba66e17a70701009751771f1c7e9bf5098585b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a712ae58cfa257bd8b273297ba66e17a70701009751771f1c7e9bf5098585b",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
