/**
 * @generated SignedSource<<ec72b6938852d53905fadb56d26b56be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerseCard_verse$data = {
  readonly englishTranscription: string;
  readonly englishTranslation: string | null | undefined;
  readonly key: string;
  readonly numberInSurah: number;
  readonly turkishTranscription: string;
  readonly turkishTranslation: string | null | undefined;
  readonly words: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WordLine_words" | "WordList_words" | "highlightedWord_word">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VerseEditing_verse">;
  readonly " $fragmentType": "VerseCard_verse";
};
export type VerseCard_verse$key = {
  readonly " $data"?: VerseCard_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerseCard_verse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "turkishTranslation",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "englishTranslation",
  "storageKey": null
},
v2 = {
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
  "name": "VerseCard_verse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberInSurah",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": "turkishTranscription",
      "args": [
        {
          "kind": "Literal",
          "name": "scheme",
          "value": "TURKISH_DIA"
        }
      ],
      "kind": "ScalarField",
      "name": "transcription",
      "storageKey": "transcription(scheme:\"TURKISH_DIA\")"
    },
    {
      "alias": "englishTranscription",
      "args": [
        {
          "kind": "Literal",
          "name": "scheme",
          "value": "ENGLISH_IJMES"
        }
      ],
      "kind": "ScalarField",
      "name": "transcription",
      "storageKey": "transcription(scheme:\"ENGLISH_IJMES\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Word",
      "kind": "LinkedField",
      "name": "words",
      "plural": true,
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "TermElement",
              "kind": "LinkedField",
              "name": "termElements",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Term",
                  "kind": "LinkedField",
                  "name": "term",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/)
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
              "kind": "Literal",
              "name": "withGrammar",
              "value": true
            }
          ],
          "kind": "FragmentSpread",
          "name": "WordList_words"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WordLine_words"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerseEditing_verse"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};
})();

(node as any).hash = "408e43726507ffd81e1ffe00e61bd590";

export default node;
