/** A word of the Qur'an and its position. */
export interface TextWord {
  /** "2:255:3" */
  key: string;
  arabicText: string;
}
