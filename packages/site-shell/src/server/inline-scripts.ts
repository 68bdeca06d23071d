/** What the browser would run of a page's own text. */
export interface InlineScript {
  /** Exactly what stands between the tags: what a hash in the policy is made of. */
  readonly text: string
}

const OPEN = /<script(?=[\s/>])([^>]*)>/gi
const CLOSE = /<\/script(?=[\s/>])/gi

/**
 * The scripts written into a page, in their order. Scripts with an address are none of them, and neither are data in
 * script elements. Read generously: what a browser would not run because it stands in a comment or an attribute may
 * be among them, what it would run is never missed.
 */
export function inlineScripts(html: string): InlineScript[] {
  const scripts: InlineScript[] = []
  OPEN.lastIndex = 0
  for (let open = OPEN.exec(html); open !== null; open = OPEN.exec(html)) {
    CLOSE.lastIndex = OPEN.lastIndex
    const close = CLOSE.exec(html)
    const text = html.slice(OPEN.lastIndex, close?.index ?? html.length)
    const attributes = open[1] ?? ""
    if (!hasSource(attributes) && isProgram(attributes)) scripts.push({ text })
    if (!hasSource(attributes)) OPEN.lastIndex = close?.index ?? html.length
  }
  return scripts
}

function hasSource(attributes: string): boolean {
  return /(?:^|\s)src\s*=/i.test(attributes)
}

/** Any type that is clearly data is data; everything else counts as a program. */
function isProgram(attributes: string): boolean {
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== "application/json" && type !== "application/ld+json" && type !== "text/plain"
}
