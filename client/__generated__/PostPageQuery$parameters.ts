/**
 * @generated SignedSource<<aefad2555a813d97f2adcd347720767e>>
 * @relayHash 505d3eb37dc45e5a88af4601262b2877
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5c95f0e22694411e09ae8757f0af5ad5f421d92086ef52df8c929d082ed7d8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostPageQuery } from './PostPageQuery.graphql';

const node: PreloadableConcreteRequest<PostPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5c95f0e22694411e09ae8757f0af5ad5f421d92086ef52df8c929d082ed7d8b",
    "metadata": {},
    "name": "PostPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
