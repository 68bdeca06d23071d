/** Returns true if a text is one e-mail address or one phone number. */
export function isContact(words: string): boolean {
  return words.includes("@") ? /^\S+@\S+$/.test(words) : words.replaceAll(/\D/g, "").length >= 6
}
