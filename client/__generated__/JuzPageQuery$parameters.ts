/**
 * @generated SignedSource<<01833c923db4a04f8ca714cec17f830d>>
 * @relayHash 2fafeb0d5fe9374e5323d260e99a4748
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59155e4064fb1ddc50d764e90204b25d5fcc58c493322b49db9d2b69815c0c88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JuzPageQuery } from './JuzPageQuery.graphql';

const node: PreloadableConcreteRequest<JuzPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59155e4064fb1ddc50d764e90204b25d5fcc58c493322b49db9d2b69815c0c88",
    "metadata": {},
    "name": "JuzPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
