/**
 * @generated SignedSource<<4b796ceca1ef91a9cdff042bfd962337>>
 * @relayHash 2f2422615bbf14a23dc5b72ae28606b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 372254797d2dfbb20b1b1248956982c23bdafd4a869ae503a825c6504e77ece5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "372254797d2dfbb20b1b1248956982c23bdafd4a869ae503a825c6504e77ece5",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
