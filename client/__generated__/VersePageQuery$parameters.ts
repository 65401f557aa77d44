/**
 * @generated SignedSource<<79119e6f42cab9da9b6212f4e6081621>>
 * @relayHash dcaa9f2ee0d40b3be0f609bf2cd21ee3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8798d9d6d76c19baf49ba5bfe192a5bbfde30b8e620bc72182da263d70c74796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8798d9d6d76c19baf49ba5bfe192a5bbfde30b8e620bc72182da263d70c74796",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
