import type { Page } from "@playwright/test"

export interface Edge {
  readonly section: string
  readonly left: number
  /** True if the element at the left edge is text or a form control. False if it is a picture or a coloured box. */
  readonly isText: boolean
}

/**
 * Returns the left edge of the leftmost visible content in each section. Sections to the right of another section are
 * ignored.
 */
export function listLeftEdges(page: Page): Promise<readonly Edge[]> {
  return page.evaluate(() => {
    // Elements that are fixed to the window belong to no section.
    const isSeen = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isFixed(node)
    const isFixed = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).position === "fixed" || isFixed(node.parentElement))
    const hasBox = (node: Element) => {
      const { backgroundColor, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(node)
      const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
      return isFilled || (borderInlineStartStyle !== "none" && borderInlineStartWidth !== "0px")
    }
    const getWords = (node: Element) => [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const boxesIn = (section: Element) =>
      [...section.querySelectorAll("*")].filter(isSeen).flatMap((node) => {
        if (node.matches("img, video, svg, input, button") || hasBox(node))
          return [{ box: node.getBoundingClientRect(), isText: node.matches("input, button") }]
        return getWords(node).map((words) => {
          const range = document.createRange()
          range.selectNodeContents(words)
          return { box: range.getBoundingClientRect(), isText: true }
        })
      })
    const sections = [...document.querySelectorAll("main > *")].filter(isSeen)
    const tops = sections.map((section) => Math.round(section.getBoundingClientRect().top))
    return sections.flatMap((section, index) => {
      if (index > 0 && tops[index] === tops[index - 1]) return []
      const [width, boxes] = [document.documentElement.clientWidth, boxesIn(section)]
      // An element for screen readers only is a pixel wide; one that fills the window is the section's own background.
      const shown = boxes.filter(({ box }) => box.width > 1 && box.height > 1 && box.width < width)
      if (shown.length === 0) return []
      const name = section.getAttribute("data-scope") ?? section.tagName
      const left = Math.round(Math.min(...shown.map(({ box }) => box.left)))
      return [{ section: name, left, isText: shown.some(({ box, isText }) => isText && Math.round(box.left) === left) }]
    })
  })
}
