/**
 * @generated SignedSource<<a49218974a02e6d89b8e3f1b6965730e>>
 * @relayHash 57dbcd877872c7bd32477c237058119c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2287732f301a9bf39b523a611afb2d9c07db20619b01f9efc9a4612b2d9b5b89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2287732f301a9bf39b523a611afb2d9c07db20619b01f9efc9a4612b2d9b5b89",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
