import { randomInt } from "node:crypto"

/** Letters and digits that are not taken for one another on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 10

/** Creates a number to be read out, from which no other can be guessed. */
export function createSpokenNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")
}
