/**
 * @generated SignedSource<<70236e0fb32dd8525baa6f855ea3482a>>
 * @relayHash 33b3a6bdfb8257c224710f885a021f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f705570d0b64fbb7514f2f17dba42f45152b6fb3210af197b0e1656ba2cebfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f705570d0b64fbb7514f2f17dba42f45152b6fb3210af197b0e1656ba2cebfc",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
