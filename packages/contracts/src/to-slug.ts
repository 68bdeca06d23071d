/** The European Latin letters that are not a basic letter with a diacritic, with their replacements. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ə: "e",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ł: "l",
  ŀ: "l",
  ŉ: "n",
  ŋ: "ng",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ŧ: "t",
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g")

/**
 * Converts words to a URL segment: basic Latin letters and digits, separated by hyphens. Returns an empty string when
 * there are none.
 */
export function toSlug(words: string): string {
  const letters = words
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? "")
  const plain = letters.normalize("NFKD").toLowerCase() // ﬁ, ２, ½, ™
  return (plain.match(/[a-z0-9]+/g) ?? []).join("-")
}
