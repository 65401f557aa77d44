/**
 * @generated SignedSource<<5a8225e431eaeb0d4557033005cf481b>>
 * @relayHash 91e5f64150a12b7730fade46218aff88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eef54e52e8bd7d577a21780cd1fc6b88d9883bc10810310c360a5e4085197473

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SurahPageQuery } from './SurahPageQuery.graphql';

const node: PreloadableConcreteRequest<SurahPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eef54e52e8bd7d577a21780cd1fc6b88d9883bc10810310c360a5e4085197473",
    "metadata": {},
    "name": "SurahPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
