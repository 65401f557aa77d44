/**
 * @generated SignedSource<<d004aec89d24a3446070c872996c8b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WordCard_word$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WordFace_word" | "highlightedWord_word">;
  readonly " $fragmentType": "WordCard_word";
};
export type WordCard_word$key = {
  readonly " $data"?: WordCard_word$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordCard_word">;
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
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withGrammar"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordCard_word",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "highlightedWord_word",
      "selections": [
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
          "name": "turkishTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTranscription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turkishTranslation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "englishTranslation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TermElement",
          "kind": "LinkedField",
          "name": "termElements",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "withGrammar",
          "variableName": "withGrammar"
        }
      ],
      "kind": "FragmentSpread",
      "name": "WordFace_word"
    }
  ],
  "type": "Word",
  "abstractKey": null
};
})();

(node as any).hash = "b4b8f79b7261f9c5dd7e0c708a68e010";

export default node;
