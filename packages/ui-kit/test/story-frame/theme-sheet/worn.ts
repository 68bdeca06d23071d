/** Creates a ref that sets a property, so that the server's HTML contains no `style` attribute. */
export function createPaint(property: string, token: string): (node: HTMLElement | null) => void {
  return (node) => node?.style.setProperty(property, `var(--fc-${token})`)
}
