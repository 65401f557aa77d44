/** What a preview picture shows. */
export interface Picture {
  /** Such as the surah and the number of the verse, at the top. */
  title: string;
  arabic: string | undefined;
  /** In the language of the reader. */
  text: string;
}

/** What the title of a picture says. */
export type PictureSubject =
  | { kind: 'verse'; surah: string; numberInSurah: number }
  | { kind: 'topic'; numberOfVerses: number }
  | { kind: 'root'; numberOfOccurrences: number; numberOfVerses: number };

/** Draws the preview pictures of shared links. */
export interface PictureMaker {
  draw(picture: Picture): Promise<Uint8Array<ArrayBuffer>>;
  /** The title of a picture in a language; the client has the texts. */
  titleOf(subject: PictureSubject, language: 'turkish' | 'english'): string;
}

export type DrawPicture = PictureMaker['draw'];
