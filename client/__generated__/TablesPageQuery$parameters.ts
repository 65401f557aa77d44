/**
 * @generated SignedSource<<12a14458eab93106c51d9e1bbe60f823>>
 * @relayHash 876c1ce6dc215fd07b81d3cb249aaf94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45fa4d4eb377ea748f7b08ca2d2c181e78bdba5f05b9015ab314e292ba336687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TablesPageQuery } from './TablesPageQuery.graphql';

const node: PreloadableConcreteRequest<TablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45fa4d4eb377ea748f7b08ca2d2c181e78bdba5f05b9015ab314e292ba336687",
    "metadata": {},
    "name": "TablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
