/**
 * @generated SignedSource<<d469bc72e2db16c3e28527dbe46165ec>>
 * @relayHash 9adec585c6eca01e8588b5b20de4382e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df67b92bd813b59a3defecb7ed7b86470698492ebf7910a6e2f8336cdc69921f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuranIndexPageQuery } from './QuranIndexPageQuery.graphql';

const node: PreloadableConcreteRequest<QuranIndexPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df67b92bd813b59a3defecb7ed7b86470698492ebf7910a6e2f8336cdc69921f",
    "metadata": {},
    "name": "QuranIndexPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
