import type { Locator } from "@playwright/test"

/**
 * The size changes of a picture on hover, in pixels: the increase of its size, and the distance by which it extends
 * beyond its frame.
 */
export interface GrownPicture {
  readonly grownPx: number
  readonly beyondPx: number
}

export async function pointAt(card: Locator): Promise<GrownPicture> {
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return card.locator('[data-part="image"]').evaluate(measure)
}

async function measure(image: Element): Promise<GrownPicture> {
  await Promise.all(image.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const { left, right, top, bottom, width, height } = image.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = image as HTMLElement
  const seen = { left, right, top, bottom }
  for (let around = image.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === "visible") continue
    const box = around.getBoundingClientRect()
    seen.left = Math.max(seen.left, box.left)
    seen.right = Math.min(seen.right, box.right)
    seen.top = Math.max(seen.top, box.top)
    seen.bottom = Math.min(seen.bottom, box.bottom)
  }
  // It grows from its centre.
  const [besidePx, abovePx] = [(width - offsetWidth) / 2, (height - offsetHeight) / 2]
  const beyond = [
    left + besidePx - seen.left,
    seen.right - (right - besidePx),
    top + abovePx - seen.top,
    seen.bottom - (bottom - abovePx),
  ]
  return { grownPx: width - offsetWidth, beyondPx: Math.max(...beyond) }
}
