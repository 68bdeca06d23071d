/** An element on its way: how it begins, what stands inside it, and its attributes in React's names. */
export interface KeptElement {
  readonly start: string
  readonly html: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * HTML on its way from the drawing of server components to the drawing of the page: two programs in one process, which
 * load this file once each and share only the process.
 */
const SHARED = Symbol.for("forecourt.server-html")

export interface ServerHtml {
  readonly elements: Map<string, KeptElement>
  characters: number
}

/** What lies in this process; nothing ever in a browser. */
export function serverHtml(): ServerHtml {
  const owner = globalThis as { [SHARED]?: ServerHtml }
  owner[SHARED] ??= { elements: new Map(), characters: 0 }
  return owner[SHARED]
}
