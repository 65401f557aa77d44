/**
 * @generated SignedSource<<f91581e531dc9c7a811631ad4c74d1bb>>
 * @relayHash 32f131156ed7016350268602437b939c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc7ed7f94f979eaf07111f7f22123627158bc3f912057e746b716b6ea348238

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersePageQuery } from './VersePageQuery.graphql';

const node: PreloadableConcreteRequest<VersePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dc7ed7f94f979eaf07111f7f22123627158bc3f912057e746b716b6ea348238",
    "metadata": {},
    "name": "VersePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
