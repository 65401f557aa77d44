/**
 * @generated SignedSource<<7773bedfa3b3beba88fc672b44685798>>
 * @relayHash 5ff754c269dc0c9d0f9571e00895588c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d1144ce4bdfe7cf2fbe76c1c8a077cff57e8221da4a279302242b1c8637f891

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d1144ce4bdfe7cf2fbe76c1c8a077cff57e8221da4a279302242b1c8637f891",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
