/**
 * @generated SignedSource<<fbfc23ca8ce1585804b1bd2504c8b19a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordList_words$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word" | "WordGroup_words" | "WordOverlays_words" | "glossClusters_word">;
  readonly " $fragmentType": "WordList_words";
}>;
export type WordList_words$key = ReadonlyArray<{
  readonly " $data"?: WordList_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordList_words">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "withGrammar",
    "variableName": "withGrammar"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGrammar"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WordList_words",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "glossClusters_word",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberInVerse",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishGlossOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishGlossOf",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "WordCard_word"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "WordGroup_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WordOverlays_words"
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "825eeb1ba3088139a9b3f4eb7c8bcc74";

export default node;
