/**
 * @generated SignedSource<<eee1b7e5e137ca2355b1577eed559dcd>>
 * @relayHash d01cb91d9558958398f0b91e84621b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e26366c3c0881172fe329a9bd96d646b176f1606365cdf34dcba67c146defd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e26366c3c0881172fe329a9bd96d646b176f1606365cdf34dcba67c146defd",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
