import { isWithinOneEdit } from "../rules/edits.ts"

const MIN_LETTERS = 4
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const
const ALIKE = ["vw", "iy", "ck", "sz", "dt"] as const

/**
 * Returns whether a word is a typical misspelling of a name. Many single-letter changes do not count, since they result
 * in another real word: "open" is not a misspelling of "Opel".
 */
export function isSlip(word: string, name: string): boolean {
  if (Math.min(word.length, name.length) < MIN_LETTERS || /\p{N}/u.test(word) || word === name) return false
  if (!isWithinOneEdit(word, name)) return false
  if (word.length > name.length)
    return [...word].some((letter, at) => letter === word[at + 1] && removeAt(word, at) === name)
  if (word.length < name.length) return true
  const [from, ...others] = [...word].flatMap((letter, at) => (letter === name[at] ? [] : [at]))
  if (from === undefined || others.length > 0) return true
  return isNeighbour(word.charAt(from), name.charAt(from))
}

export function isSoundAlike(word: string, name: string): boolean {
  if (Math.min(word.length, name.length) < MIN_SOUNDS || /\p{N}/u.test(word)) return false
  return isWithinOneEdit(foldSounds(word), foldSounds(name))
}

const MIN_SOUNDS = 6

function foldSounds(word: string): string {
  return ALIKE.reduce((folded, [first = "", second = ""]) => folded.replaceAll(second, first), word)
}

function removeAt(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1)
}

function isNeighbour(a: string, b: string): boolean {
  return [a + b, b + a].some((pair) => [...ROWS, ...ALIKE].some((row) => row.includes(pair)))
}
