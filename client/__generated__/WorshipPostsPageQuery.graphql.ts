/**
 * @generated SignedSource<<a7d7be7304d38fe8d70640857e38af50>>
 * @relayHash 9714b2162ec0ea811f96c723eb907d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be8d45e1f97285c61c33d0150ac6695b95c8647c02350eea1ec3588bde8ebd55

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorshipPostsPageQuery$variables = Record<PropertyKey, never>;
export type WorshipPostsPageQuery$data = {
  readonly alms: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicGroups_posts">;
  };
  readonly fasting: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicGroups_posts">;
  };
  readonly hajj: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicGroups_posts">;
  };
  readonly salaat: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicGroups_posts">;
  };
  readonly worship: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicGroups_posts">;
  };
};
export type WorshipPostsPageQuery = {
  response: WorshipPostsPageQuery$data;
  variables: WorshipPostsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "kind": "Literal",
  "name": "isBroad",
  "value": true
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "section",
    "value": "WORSHIP"
  }
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TopicGroups_posts"
  }
],
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "section",
    "value": "SALAAT"
  }
],
v5 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "section",
    "value": "FASTING"
  }
],
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "section",
    "value": "HAJJ"
  }
],
v7 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "section",
    "value": "ALMS"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTitle",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTitle",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PostEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Post",
            "kind": "LinkedField",
            "name": "narrower",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorshipPostsPageQuery",
    "selections": [
      {
        "alias": "worship",
        "args": (v2/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"WORSHIP\")"
      },
      {
        "alias": "salaat",
        "args": (v4/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"SALAAT\")"
      },
      {
        "alias": "fasting",
        "args": (v5/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"FASTING\")"
      },
      {
        "alias": "hajj",
        "args": (v6/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"HAJJ\")"
      },
      {
        "alias": "alms",
        "args": (v7/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"ALMS\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorshipPostsPageQuery",
    "selections": [
      {
        "alias": "worship",
        "args": (v2/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"WORSHIP\")"
      },
      {
        "alias": "salaat",
        "args": (v4/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"SALAAT\")"
      },
      {
        "alias": "fasting",
        "args": (v5/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"FASTING\")"
      },
      {
        "alias": "hajj",
        "args": (v6/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"HAJJ\")"
      },
      {
        "alias": "alms",
        "args": (v7/*:: as any*/),
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "posts(first:100,isBroad:true,section:\"ALMS\")"
      }
    ]
  },
  "params": {
    "id": "be8d45e1f97285c61c33d0150ac6695b95c8647c02350eea1ec3588bde8ebd55",
    "metadata": {},
    "name": "WorshipPostsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fdd87e15d7c5b57c4395b85fc9a9706";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
