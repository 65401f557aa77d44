/**
 * @generated SignedSource<<cebf43dac432a40df6c2cd711cf5f918>>
 * @relayHash e4d18efa859a892ed55da89e4d10a788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7323dce72595c871637277fb55b1c060164938197e0cf5b3c896315e73f14d07

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7323dce72595c871637277fb55b1c060164938197e0cf5b3c896315e73f14d07",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
