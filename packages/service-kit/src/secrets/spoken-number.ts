import { randomInt } from "node:crypto"

/** The letters and digits that are not easily mistaken for one another on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 10

/** Creates an unguessable reference number that is easy to read aloud. */
export function createSpokenNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")
}
