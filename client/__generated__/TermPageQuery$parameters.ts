/**
 * @generated SignedSource<<ffaa8e5b105da7ddc3e7c4f81ed6a089>>
 * @relayHash 633a31f9765ca6c9519896de32ba2d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f448c81f78829b8bdeb2c16e2a44150779db3195b25a2e212a1152e370eddf3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermPageQuery } from './TermPageQuery.graphql';

const node: PreloadableConcreteRequest<TermPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f448c81f78829b8bdeb2c16e2a44150779db3195b25a2e212a1152e370eddf3c",
    "metadata": {},
    "name": "TermPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
