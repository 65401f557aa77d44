/**
 * @generated SignedSource<<307bedb54a250844392111ff56afe5ae>>
 * @relayHash e161cf98503b53a03b51d79cb0bdf190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cdb575d90c0fcfdaef92d975de20b98fc2a1c6fac414353fbb87be95260658c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MushafPageQuery } from './MushafPageQuery.graphql';

const node: PreloadableConcreteRequest<MushafPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cdb575d90c0fcfdaef92d975de20b98fc2a1c6fac414353fbb87be95260658c",
    "metadata": {},
    "name": "MushafPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
