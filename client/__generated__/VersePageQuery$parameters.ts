/**
 * @generated SignedSource<<e20e13c0207b3b7601941a8d40df7a05>>
 * @relayHash 2fba3c1afacd282bbc3e0ecd313e6676
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6792735c94c798324d8770f4ce7d41b840b73ca495e5264a6947c6867c9a2707

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6792735c94c798324d8770f4ce7d41b840b73ca495e5264a6947c6867c9a2707",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
