import { useEffect } from "react"

/**
 * Provides the style sheet with the height of the bar with the price, whose text may need several lines. In a narrow
 * window, the figures of a calculator stay above the bar.
 */
export function useBarRoom(): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-scope="price-box"][data-part="bar"]')
    if (bar === null) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty("--fc-price-bar-room", `${bar.offsetHeight}px`))
    sizes.observe(bar)
    return () => sizes.disconnect()
  }, [])
}
