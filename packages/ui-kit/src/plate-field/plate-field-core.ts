/** The longest registration number. Spec 3 §5.4: tyre storage has room for personal plates. */
export const PLATE_LENGTH = 7

/** What is written between the characters of a plate, on the metal or by habit: spaces, hyphens and dashes. */
const BETWEEN = /[\s\p{Pd}]/gu

/** A registration number as registers have it: no spaces or hyphens, capital letters. Nothing else is changed. */
export function cleanPlate(text: string): string {
  return text.replace(BETWEEN, "").toUpperCase()
}
