/**
 * @generated SignedSource<<c20b7b92d23cd8f07b7e45466c7b229f>>
 * @relayHash 5e35f88851ea6aaec94d797541ac4f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9469bc7563986600ddbfd435ec4f8c0a693a39558d28936207951a4f0180557a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9469bc7563986600ddbfd435ec4f8c0a693a39558d28936207951a4f0180557a",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
