/**
 * @generated SignedSource<<da9186e3471c216305ded15e735565f7>>
 * @relayHash 5659d73fb2a78f35c21980c07e5a36ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504e5f9a0cf4ecfad18c75a40d6034593c45e2ecf5f8026a3732bc6f87e9f854

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504e5f9a0cf4ecfad18c75a40d6034593c45e2ecf5f8026a3732bc6f87e9f854",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
