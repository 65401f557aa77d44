/**
 * @generated SignedSource<<2b7fcf895cbe579fb747e99fd8e01a51>>
 * @relayHash 128ef5074545642e22e8de0260314404
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b795b8ba7c30f24d43d746619fa2c63d237620ec8a475ff62dbfafedab1fd0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b795b8ba7c30f24d43d746619fa2c63d237620ec8a475ff62dbfafedab1fd0e",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
