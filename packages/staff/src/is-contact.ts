/** The minimum and maximum number of digits of a phone number. E.164 allows 15. */
const MIN_DIGITS = 6
const MAX_DIGITS = 15

/** Returns true if a text is one e-mail address or one phone number. */
export function isContact(words: string): boolean {
  if (words.includes("@")) return /^\S+@\S+$/.test(words)
  const { length } = words.replaceAll("(0)", "").replaceAll(/\D/g, "").replace(/^00/, "")
  return length >= MIN_DIGITS && length <= MAX_DIGITS
}
