/**
 * Returns a ref callback that sets a CSS property to the value of a token. A ref is used so that the server-rendered
 * HTML contains no `style` attribute.
 */
export function createPaint(property: string, token: string): (node: HTMLElement | null) => void {
  return (node) => node?.style.setProperty(property, `var(--fc-${token})`)
}
