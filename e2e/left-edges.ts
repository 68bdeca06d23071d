import type { Page } from "@playwright/test"

/** Where a section of a page begins: the left edge of what can be seen first in it, in pixels. */
export interface Edge {
  readonly section: string
  readonly left: number
  /** Whether words or a field stand there, not a picture or a surface. */
  readonly isText: boolean
}

/**
 * The left edges of all sections of a page: of words, pictures and fields, or of the box that holds them where it has a
 * surface or a border of its own. Sections that lie beside another one have theirs inside the row and are left out.
 */
export function leftEdges(page: Page): Promise<readonly Edge[]> {
  return page.evaluate(() => {
    // What is fixed to the window belongs to no section.
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
      // What is hidden for all but screen readers is a pixel wide; what fills the window is the section's own surface.
      const shown = boxes.filter(({ box }) => box.width > 1 && box.height > 1 && box.width < width)
      if (shown.length === 0) return []
      const name = section.getAttribute("data-scope") ?? section.tagName
      const left = Math.round(Math.min(...shown.map(({ box }) => box.left)))
      return [{ section: name, left, isText: shown.some(({ box, isText }) => isText && Math.round(box.left) === left) }]
    })
  })
}
