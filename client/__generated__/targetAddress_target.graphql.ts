/**
 * @generated SignedSource<<43c014d9861be0efd49ca840b89e1448>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type targetAddress_target$data = {
  readonly __typename: "Post";
  readonly databaseId: number;
  readonly section: PostSection;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Root";
  readonly letters: string;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Surah";
  readonly number: number;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Term";
  readonly databaseId: number;
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "TermElement";
  readonly term: {
    readonly databaseId: number;
  };
  readonly " $fragmentType": "targetAddress_target";
} | {
  readonly __typename: "Verse";
  readonly key: string;
  readonly " $fragmentType": "targetAddress_target";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "targetAddress_target";
};
export type targetAddress_target$key = {
  readonly " $data"?: targetAddress_target$data;
  readonly " $fragmentSpreads": FragmentRefs<"targetAddress_target">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "targetAddress_target",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "type": "Surah",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "type": "Verse",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        }
      ],
      "type": "Post",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v1/*:: as any*/),
      "type": "Term",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Term",
          "kind": "LinkedField",
          "name": "term",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "TermElement",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        }
      ],
      "type": "Root",
      "abstractKey": null
    }
  ],
  "type": "SuggestionTarget",
  "abstractKey": "__isSuggestionTarget"
};
})();

(node as any).hash = "971010d41f02b659af76854f30a6ed48";

export default node;
