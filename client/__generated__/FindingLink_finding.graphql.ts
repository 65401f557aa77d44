/**
 * @generated SignedSource<<24d6850a9664aeabef880b25b29e78bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostSection = "ALMS" | "FAITH" | "FAITH_IN_AFTERLIFE" | "FAITH_IN_ALLAH" | "FAITH_IN_ANGELS" | "FAITH_IN_BOOK" | "FAITH_IN_PROPHETS" | "FASTING" | "HAJJ" | "INTRODUCTION" | "OTHER" | "QURAN" | "SALAAT" | "WORSHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FindingLink_finding$data = {
  readonly post: {
    readonly databaseId: number;
    readonly englishTitle: string;
    readonly section: PostSection;
    readonly turkishTitle: string;
  } | null | undefined;
  readonly target: {
    readonly __typename: "TermElement";
    readonly databaseId: number;
    readonly englishNameInQuran: string;
    readonly term: {
      readonly databaseId: number;
    };
    readonly turkishNameInQuran: string;
  } | {
    readonly __typename: "Word";
    readonly key: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly verseKey: string | null | undefined;
  readonly " $fragmentType": "FindingLink_finding";
};
export type FindingLink_finding$key = {
  readonly " $data"?: FindingLink_finding$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindingLink_finding">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindingLink_finding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verseKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTitle",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
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
              "name": "key",
              "storageKey": null
            }
          ],
          "type": "Word",
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
              "name": "turkishNameInQuran",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishNameInQuran",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Term",
              "kind": "LinkedField",
              "name": "term",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "TermElement",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QualityFinding",
  "abstractKey": null
};
})();

(node as any).hash = "5ba7d1d0e7606c318b41472d034b8ec6";

export default node;
