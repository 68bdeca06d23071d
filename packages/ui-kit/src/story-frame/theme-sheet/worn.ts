/** Lets a node wear a token in one property, without a style attribute in the server's HTML. */
export function createPaint(property: string, token: string): (node: HTMLElement | null) => void {
  return (node) => node?.style.setProperty(property, `var(--fc-${token})`)
}
