/** Letters that no mark can be taken from. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", đ: "d", ð: "d", þ: "th", ł: "l" }
const MAX_LENGTH = 80

/** Words as an address holds them: plain letters and digits, with dashes between. Empty where nothing is left of them. */
export function slugOf(words: string): string {
  const plain = words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[æœøßđðþł]/g, (letter) => LETTERS[letter] ?? "")
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join("-")
  return slug.slice(0, MAX_LENGTH).replace(/-$/, "")
}
