/**
 * Creates a ref that sets a CSS property with a script, so that the HTML of the server contains no `style` attribute.
 */
export function createPaint(property: string, token: string): (node: HTMLElement | null) => void {
  return (node) => node?.style.setProperty(property, `var(--fc-${token})`)
}
