/**
 * @generated SignedSource<<8b348dafe2fe398ac794bdc64f632656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootHead_root$data = {
  readonly lemma?: {
    readonly firstWordKey: string;
    readonly numberOfWords: number;
    readonly text: string;
  } | null | undefined;
  readonly letters: string;
  readonly meaning?: {
    readonly count: number;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "RootHead_root";
};
export type RootHead_root$key = {
  readonly " $data"?: RootHead_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootHead_root">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isLemma"
    },
    {
      "kind": "RootArgument",
      "name": "isMeaning"
    },
    {
      "kind": "RootArgument",
      "name": "lemma"
    },
    {
      "kind": "RootArgument",
      "name": "meaning"
    },
    {
      "kind": "RootArgument",
      "name": "meaningLanguage"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootHead_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "condition": "isLemma",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "wordKey",
              "variableName": "lemma"
            }
          ],
          "concreteType": "Lemma",
          "kind": "LinkedField",
          "name": "lemma",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstWordKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numberOfWords",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isMeaning",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "meaningLanguage"
            },
            {
              "kind": "Variable",
              "name": "text",
              "variableName": "meaning"
            }
          ],
          "concreteType": "RootMeaning",
          "kind": "LinkedField",
          "name": "meaning",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Root",
  "abstractKey": null
};
})();

(node as any).hash = "9ab223f3747a9793286e6b081f2cc1e8";

export default node;
