/**
 * @generated SignedSource<<0f99acba7fccde330aadeae1f92bcd6e>>
 * @relayHash 7e2412bbeff96a5d84f15f4d006f2cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1850fcccc2311bca387729f279d22516b16c318aa98c65c69495ae91ef16964

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1850fcccc2311bca387729f279d22516b16c318aa98c65c69495ae91ef16964",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
