/** Returns a ref that sets a property to a token, without a style attribute in the server's HTML. */
export function createPaint(property: string, token: string): (node: HTMLElement | null) => void {
  return (node) => node?.style.setProperty(property, `var(--fc-${token})`)
}
