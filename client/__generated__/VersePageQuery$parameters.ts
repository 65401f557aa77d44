/**
 * @generated SignedSource<<4d64c46dae7af98c7745832196f145c0>>
 * @relayHash f26272a64f76d41dc8219f2298316e3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5539c3646181aab5975ab2cf9f75e304619064b50edc506ee6ecf76a733a08c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5539c3646181aab5975ab2cf9f75e304619064b50edc506ee6ecf76a733a08c3",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
