import { type KeptElement, serverHtml } from "./server-html.ts"

/** A page takes its HTML within milliseconds; what lies here longer was left by pages that were never finished. */
const MOST_CHARACTERS = 32 * 1024 * 1024

/**
 * Leaves an element for the drawing of the page; answers the mark that it is found by, made from its HTML. What was
 * left longest ago is forgotten first.
 */
export function leaveHtml(element: KeptElement): string {
  const all = serverHtml()
  const { html } = element
  let mark = hashOf(html, Math.ceil(html.length / MOST_SAMPLES))
  if (isTaken(mark, element)) mark = hashOf(html, 1)
  while (isTaken(mark, element)) mark += "x"
  if (all.elements.delete(mark)) all.characters -= html.length
  all.elements.set(mark, element)
  all.characters += html.length
  for (const [oldest, old] of all.elements) {
    if (all.characters <= MOST_CHARACTERS) break
    all.elements.delete(oldest)
    all.characters -= old.html.length
  }
  return mark
}

function isTaken(mark: string, { start, html }: KeptElement): boolean {
  const found = serverHtml().elements.get(mark)
  return found !== undefined && (found.html !== html || found.start !== start)
}

/** Enough to tell most texts apart; those that look alike are compared, and read as a whole. */
const MOST_SAMPLES = 200

/** 53 bits of every so many signs of a text (cyrb53) in letters and digits: quick, spread well, and no secret. */
function hashOf(text: string, step: number): string {
  let [high, low] = [0xdeadbeef ^ text.length, 0x41c6ce57]
  for (let at = 0; at < text.length; at += step) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (2 ** 32 * (2097151 & low) + (high >>> 0)).toString(36)
}
