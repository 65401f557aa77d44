/**
 * @generated SignedSource<<92a5a6140fa5fe2fe4cbc02b3bb86d7f>>
 * @relayHash 7474507274af847688c6369176caa635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9924863e2823fd95ebd415d6513efe18b044e8809ae5eb2f338000f3520afbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RootPageQuery } from './RootPageQuery.graphql';

const node: PreloadableConcreteRequest<RootPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9924863e2823fd95ebd415d6513efe18b044e8809ae5eb2f338000f3520afbf",
    "metadata": {},
    "name": "RootPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
