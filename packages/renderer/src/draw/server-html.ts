/**
 * HTML on its way from the drawing of server components to the drawing of the page: two programs in one process, which
 * load this file once each and share only the process.
 */
const SHARED = Symbol.for("forecourt.server-html")

/** A page takes its HTML within milliseconds; what lies here longer was left by pages that were never finished. */
const MOST_CHARACTERS = 32 * 1024 * 1024

interface Left {
  readonly html: Map<string, string>
  characters: number
}

function left(): Left {
  const owner = globalThis as { [SHARED]?: Left }
  owner[SHARED] ??= { html: new Map(), characters: 0 }
  return owner[SHARED]
}

/**
 * Leaves HTML for the drawing of the page; answers the mark that it is found by, which is the same for the same HTML.
 * What was left longest ago is forgotten first.
 */
export function leaveHtml(html: string): string {
  const all = left()
  let mark = hashOf(html)
  while ((all.html.get(mark) ?? html) !== html) mark += "x"
  if (all.html.delete(mark)) all.characters -= html.length
  all.html.set(mark, html)
  all.characters += html.length
  for (const [oldest, old] of all.html) {
    if (all.characters <= MOST_CHARACTERS) break
    all.html.delete(oldest)
    all.characters -= old.length
  }
  return mark
}

/** HTML by its mark; nothing in a browser, and nothing when it is forgotten. */
export function findHtml(mark: string): string | undefined {
  return left().html.get(mark)
}

/** 53 bits of a text (cyrb53) in letters and digits: quick, spread well, and no secret. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (2 ** 32 * (2097151 & low) + (high >>> 0)).toString(36)
}
