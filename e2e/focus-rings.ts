import type { Page } from "@playwright/test"

/** Describes each faulty focus ring once, such as `navigation/page "Kontakt": covers "Om oss"`. */
export async function faultsOfRings(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    /** The tolerance in pixels. Browsers round positions by up to half a pixel. */
    const TOLERANCE_PX = 0.75
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const growBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
      left: left - by,
      top: top - by,
      right: right + by,
      bottom: bottom + by,
    })
    const meets = (box: Box, other: Box) =>
      box.left < other.right - TOLERANCE_PX &&
      other.left < box.right - TOLERANCE_PX &&
      box.top < other.bottom - TOLERANCE_PX &&
      other.top < box.bottom - TOLERANCE_PX

    const common = (box: Box, other: Box): Box => ({
      left: Math.max(box.left, other.left),
      top: Math.max(box.top, other.top),
      right: Math.min(box.right, other.right),
      bottom: Math.min(box.bottom, other.bottom),
    })
    const elementAtMiddle = ({ left, top, right, bottom }: Box) =>
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2)

    const getName = (element: Element): string => {
      const part = element.closest<HTMLElement>("[data-part]")
      const scope = part ? `${part.dataset.scope}/${part.dataset.part}` : element.tagName.toLowerCase()
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ")
      return `${scope} "${words.slice(0, 24)}"`
    }

    const getWindow = (element: Element): Box | null => {
      const style = getComputedStyle(element)
      const contains = /paint|strict|content/.test(style.contain) || style.contentVisibility !== "visible"
      const [cutsX, cutsY] = [contains || style.overflowX !== "visible", contains || style.overflowY !== "visible"]
      if (!cutsX && !cutsY) return null
      const { left, top } = element.getBoundingClientRect()
      const margin = style.overflowX === "clip" ? Number.parseFloat(style.overflowClipMargin) || 0 : 0
      const x = left + element.clientLeft
      const y = top + element.clientTop
      return {
        left: cutsX ? x - margin : Number.NEGATIVE_INFINITY,
        right: cutsX ? x + element.clientWidth + margin : Number.POSITIVE_INFINITY,
        top: cutsY ? y - margin : Number.NEGATIVE_INFINITY,
        bottom: cutsY ? y + element.clientHeight + margin : Number.POSITIVE_INFINITY,
      }
    }

    const sidesCut = (ring: Box, by: Box): readonly string[] =>
      (["left", "right", "top", "bottom"] as const).filter((side) =>
        side === "left" || side === "top" ? ring[side] < by[side] - TOLERANCE_PX : ring[side] > by[side] + TOLERANCE_PX,
      )

    const findClips = (element: Element, ring: Box): readonly string[] => {
      const faults: string[] = []
      // An absolutely positioned element is not clipped by ancestors between it and its containing block.
      let { position } = getComputedStyle(element)
      for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node)
        const isPassed = position === "fixed" || (position === "absolute" && style.position === "static")
        if (isPassed && style.transform === "none" && style.contain === "none") continue
        position = style.position
        const box = getWindow(node)
        if (box === null) continue
        const sides = sidesCut(ring, box)
        if (sides.length > 0) faults.push(`is cut off on its ${sides.join(", ")} by ${getName(node).split(' "')[0]}`)
      }
      const page = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
      for (const side of sidesCut(ring, page)) faults.push(`is cut off on its ${side} by the window`)
      return faults
    }

    /**
     * Returns the box around the letters of a line of text, without the space that the font adds above and below the
     * letters.
     */
    const getLetters = ({ left, top, right, bottom, height }: DOMRect): Box => ({
      left,
      right,
      top: top + 0.22 * height,
      bottom: bottom - 0.14 * height,
    })

    const findBlock = (element: Element): Element | null => {
      let node: Element | null = element
      while (node && getComputedStyle(node).display.startsWith("inline") && !/-/.test(getComputedStyle(node).display))
        node = node.parentElement
      return node
    }

    const findCovers = (element: Element, ring: Box, widthPx: number): readonly string[] => {
      const inner = growBox(ring, -widthPx)
      const strips: readonly Box[] = [
        { ...ring, bottom: inner.top },
        { ...ring, top: inner.bottom },
        { ...ring, right: inner.left },
        { ...ring, left: inner.right },
      ]
      // An inline link is as near to the surrounding text as line height and word spacing allow.
      const paragraph = getComputedStyle(element).display === "inline" ? findBlock(element) : null
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const faults: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement
        if (!parent || !text.nodeValue?.trim() || element.contains(text) || paragraph?.contains(text)) continue
        const room = parent.getBoundingClientRect()
        // An element for screen readers only is one pixel in size.
        if (room.width <= 1 || !meets(room, ring)) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const line of range.getClientRects()) {
          const letters = getLetters(line)
          // A line that a menu partly covers is visible next to the menu, but not below the ring.
          const isSeen = strips.some((strip) => {
            if (!meets(strip, letters)) return false
            const on = elementAtMiddle(common(strip, letters))
            return on !== null && (parent.contains(on) || on.contains(parent))
          })
          if (isSeen) faults.push(`covers "${text.nodeValue.trim().slice(0, 24)}"`)
        }
      }
      return faults
    }

    const isMenuLeftOpen = (element: Element) =>
      [...document.querySelectorAll("[data-navigation-item]:has([data-navigation-panel][data-open])")].some(
        (item) => !item.contains(element),
      )

    const isMenuOnItsWay = (element: Element) =>
      element
        .closest("[data-navigation-panel]")
        ?.getAnimations({ subtree: true })
        .some(({ playState }) => playState === "running") ?? false

    const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]"
    const results = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      // Movement that the focus starts is finished: a menu opens, a row scrolls, and the previous menu closes after a
      // while.
      do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      while (isMenuLeftOpen(element) || isMenuOnItsWay(element))
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      const widthPx = Number.parseFloat(outlineWidth)
      if (outlineStyle === "none" || widthPx === 0) continue
      for (const box of element.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue
        const ring = growBox(box, widthPx + Number.parseFloat(outlineOffset))
        // An overlay covers what is below it with more than its ring.
        const lies = ["absolute", "fixed"].includes(getComputedStyle(element).position)
        for (const fault of [...findClips(element, ring), ...(lies ? [] : findCovers(element, ring, widthPx))])
          results.add(`${getName(element)}: ${fault}`)
      }
    }
    return [...results]
  })
}
