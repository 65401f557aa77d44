/** What a preview picture shows. */
export interface Picture {
  /** Such as the surah and the number of the verse, at the top. */
  title: string;
  arabic: string | undefined;
  /** In the language of the reader. */
  text: string;
}

export type DrawPicture = (picture: Picture) => Promise<Uint8Array<ArrayBuffer>>;
