/**
 * @generated SignedSource<<7c44a4e69de098d15aa6d40cf3993d34>>
 * @relayHash dfaab53f88f718db14b27a782da8b302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e2c3e3bd872f388cf02589c1e462c01a42dfc39bf2bc788d6105ce48c72d467

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e2c3e3bd872f388cf02589c1e462c01a42dfc39bf2bc788d6105ce48c72d467",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
