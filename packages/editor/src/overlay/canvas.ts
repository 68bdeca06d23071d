/** What the renderer sets around each block of a page that is edited. */
const BLOCK_MARK = 'code[type="text/sitecore"][chrometype="rendering"]'

/** Finds the block that an element of the page belongs to, by the identifier it is rendered by; `null` outside of all. */
export function findUid(element: Element): string | null {
  for (let inside: Element | null = element; inside !== null; inside = inside.parentElement) {
    const mark = openMarkBefore(inside)
    if (mark !== null) return mark.id
  }
  return null
}

function openMarkBefore(element: Element): Element | null {
  let closed = 0
  for (let before = element.previousElementSibling; before !== null; before = before.previousElementSibling) {
    if (!before.matches(BLOCK_MARK)) continue
    if (before.getAttribute("kind") === "close") closed += 1
    else if (closed === 0) return before
    else closed -= 1
  }
  return null
}

/** The elements of a block, in the order of the page. A block that renders nothing has none. */
export function findElements(uid: string, page: ParentNode = document): readonly Element[] {
  const mark = [...page.querySelectorAll(`${BLOCK_MARK}[kind="open"]`)].find(({ id }) => id === uid)
  const elements: Element[] = []
  let open = 0
  for (let next = mark?.nextElementSibling ?? null; next !== null; next = next.nextElementSibling) {
    if (!next.matches(BLOCK_MARK)) {
      if (next.localName !== "code") elements.push(next)
    } else if (next.getAttribute("kind") === "open") open += 1
    else if (open === 0) break
    else open -= 1
  }
  return elements
}

/** The box around all of a block that can be seen, in pixels of the window; `null` when nothing can. */
export function getBox(uid: string, page?: ParentNode): DOMRect | null {
  const boxes = findElements(uid, page)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}
