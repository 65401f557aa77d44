/**
 * @generated SignedSource<<6b0968370300a78915b4e74e9bc62ae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarVerseList_verse$data = {
  readonly key: string;
  readonly similar: {
    readonly totalCount: number;
    readonly verses: ReadonlyArray<{
      readonly numberOfPhraseWords: number;
      readonly sharedPhrase: string | null | undefined;
      readonly sharedRoots: ReadonlyArray<string>;
      readonly verse: {
        readonly englishTranslation: string | null | undefined;
        readonly key: string;
        readonly surah: {
          readonly englishNameTranscription: string;
          readonly turkishNameTranscription: string;
        };
        readonly turkishTranslation: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "SimilarVerseList_verse";
};
export type SimilarVerseList_verse$key = {
  readonly " $data"?: SimilarVerseList_verse$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarVerseList_verse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarVerseList_verse",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "SimilarVerses",
      "kind": "LinkedField",
      "name": "similar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimilarVerse",
          "kind": "LinkedField",
          "name": "verses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sharedRoots",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sharedPhrase",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numberOfPhraseWords",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Verse",
              "kind": "LinkedField",
              "name": "verse",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "concreteType": "Surah",
                  "kind": "LinkedField",
                  "name": "surah",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "turkishNameTranscription",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "englishNameTranscription",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "similar(first:20)"
    }
  ],
  "type": "Verse",
  "abstractKey": null
};
})();

(node as any).hash = "ca7d084b58dd458a606ecc32682431bc";

export default node;
