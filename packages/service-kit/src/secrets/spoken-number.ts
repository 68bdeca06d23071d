import { randomInt } from "node:crypto"

/** The characters of reference numbers, without those that are easily confused on the phone, such as `0` and `O`. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 10

/** Creates a reference number that cannot be guessed and is easy to read out. */
export function createSpokenNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")
}
