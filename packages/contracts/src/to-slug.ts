/** The European Latin letters that have no decomposition into a basic letter and a diacritic. */
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
 * Converts a text to a URL segment of lower-case basic Latin letters, digits and hyphens. Returns an empty string if no
 * letters or digits remain.
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
