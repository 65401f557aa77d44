/**
 * @generated SignedSource<<f3536e3ffcffa2df66e42ebcd9bee5df>>
 * @relayHash 7f38e6846ee1af97d800be68406274a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dacb21087adb82ab2019e3ed639a99c05220f697b7015a4c4fc9833de86f4c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0dacb21087adb82ab2019e3ed639a99c05220f697b7015a4c4fc9833de86f4c2",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
