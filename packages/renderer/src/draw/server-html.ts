/** Where the drawing of server components and the drawing of HTML, two programs in one process, find each other. */
const KEPT = Symbol.for("forecourt.server-html")

const MOST_CHARACTERS = 32 * 1024 * 1024

interface Kept {
  readonly html: Map<string, string>
  characters: number
}

function kept(): Kept {
  const owner = globalThis as { [KEPT]?: Kept }
  owner[KEPT] ??= { html: new Map(), characters: 0 }
  return owner[KEPT]
}

/** Leaves HTML for the drawing of the page; answers the mark under which it is found. The same HTML has the same mark. */
export function leaveHtml(html: string): string {
  const store = kept()
  let mark = hash(html)
  for (let found = store.html.get(mark); found !== undefined && found !== html; found = store.html.get(mark))
    mark += "x"
  if (store.html.delete(mark)) store.characters -= html.length
  store.html.set(mark, html)
  store.characters += html.length
  for (const [oldest, old] of store.html) {
    if (store.characters <= MOST_CHARACTERS) break
    store.html.delete(oldest)
    store.characters -= old.length
  }
  return mark
}

/** HTML by its mark, while the page that left it is drawn. */
export function findHtml(mark: string): string | undefined {
  return kept().html.get(mark)
}

/** 53 bits (cyrb53), in letters and digits. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
