/** An element on its way: how it begins, what stands inside it, and its attributes in React's names. */
export interface KeptElement {
  readonly start: string
  readonly html: string
  readonly attributes: Readonly<Record<string, unknown>>
}

export interface ServerHtml {
  readonly elements: Map<string, KeptElement>
  characters: number
}

/**
 * HTML on its way from the drawing of server components to the drawing of the page: two programs in one process, which
 * load this file once each and share only the process. Nothing of it is there in a browser.
 */
export function serverHtml(): ServerHtml {
  const owner = globalThis as { forecourtServerHtml?: ServerHtml }
  owner.forecourtServerHtml ??= { elements: new Map(), characters: 0 }
  return owner.forecourtServerHtml
}
