/** The Latin letters of Europe that are not a plain letter with a mark. */
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

/** Converts words to a part of an address: plain letters and digits, with hyphens between. Empty when none of them is Latin. */
export function toSlug(words: string): string {
  const letters = words
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? "")
  const plain = letters.normalize("NFKD").toLowerCase() // ﬁ, ２, ½, ™
  return (plain.match(/[a-z0-9]+/g) ?? []).join("-")
}
