/**
 * @generated SignedSource<<ab631492ae4ece122585619da84ec357>>
 * @relayHash ec6d10d56c0be81159ad5c1feb86cd94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5e9ed42ec4887660a24f04b910db04f1335642a5a13b3008a37183bd0a9c6b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5e9ed42ec4887660a24f04b910db04f1335642a5a13b3008a37183bd0a9c6b2",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
