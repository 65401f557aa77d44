/**
 * @generated SignedSource<<1f3439e63a581ac9c051698c7f48df24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GlossRow_word$data = {
  readonly arabicText: string;
  readonly englishGlossGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupNote_group">;
  };
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly lemma: string | null | undefined;
  readonly pauseAfter: string | null | undefined;
  readonly root: {
    readonly letters: string;
  } | null | undefined;
  readonly turkishGlossGroup: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupNote_group">;
  };
  readonly turkishTranslation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GlossSuggestions_word" | "useGlossEditing_word">;
  readonly " $fragmentType": "GlossRow_word";
};
export type GlossRow_word$key = {
  readonly " $data"?: GlossRow_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"GlossRow_word">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "GroupNote_group"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GlossRow_word",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arabicText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pauseAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lemma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Root",
      "kind": "LinkedField",
      "name": "root",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letters",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "turkishGlossGroup",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossGroup",
      "kind": "LinkedField",
      "name": "englishGlossGroup",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useGlossEditing_word",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GlossSuggestions_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "328484f17aec3b0f6fd94048c6abea75";

export default node;
