/**
 * @generated SignedSource<<30d6bbddfe354e07a7b236c4051f044e>>
 * @relayHash 3cb53c70d6f5436e354a6b95b89e7284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20bc09641893477b17ccd05e13d85a459ba1e2b09cd739865f74cad79aece8ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20bc09641893477b17ccd05e13d85a459ba1e2b09cd739865f74cad79aece8ac",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
