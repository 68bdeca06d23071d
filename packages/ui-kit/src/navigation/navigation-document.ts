import { CLOSE_DELAY, ITEM, LINK, PANEL, TOGGLE } from "./navigation-anatomy.ts"
import type { NavigationItem } from "./navigation-core.ts"

export function findOutermostItem(root: HTMLElement, target: EventTarget): HTMLElement | null {
  let item: HTMLElement | null = null
  let node = target instanceof Element ? target.closest<HTMLElement>(`[${ITEM}]`) : null
  while (node && node !== root && root.contains(node)) {
    item = node
    node = node.parentElement?.closest<HTMLElement>(`[${ITEM}]`) ?? null
  }
  return item
}

export function readItem(item: HTMLElement, withChildrenMs: number, withoutChildrenMs: number): NavigationItem {
  const hasChildren = item.querySelector(`[${PANEL}]`) !== null
  const delay = item.getAttribute(CLOSE_DELAY)
  const closeDelayMs = delay === null ? (hasChildren ? withChildrenMs : withoutChildrenMs) : Number(delay)
  return { key: item.getAttribute(ITEM) ?? "", hasChildren, closeDelayMs }
}

export function reflect(root: HTMLElement, open: string | null): void {
  for (const item of root.querySelectorAll<HTMLElement>(`[${ITEM}]`)) {
    const isOpen = item.getAttribute(ITEM) === open
    const toggle = item.querySelector(`[${TOGGLE}]`)
    for (const node of [item, toggle, item.querySelector(`[${PANEL}]`)]) node?.toggleAttribute("data-open", isOpen)
    toggle?.setAttribute("aria-expanded", String(isOpen))
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function isBound(root: HTMLElement, from: Point, to: Point): boolean {
  const panel = root.querySelector(`[${PANEL}][data-open]`)
  if (!panel || to.y <= from.y) return false
  const { left, right, top } = panel.getBoundingClientRect()
  const x = from.x + ((to.x - from.x) * (top - from.y)) / (to.y - from.y)
  return x >= left && x <= right
}

export function findToggle(root: HTMLElement, key: string): HTMLElement | null {
  const item = root.querySelector(`[${ITEM}="${CSS.escape(key)}"]`)
  return item?.querySelector<HTMLElement>(`[${TOGGLE}]`) ?? item?.querySelector<HTMLElement>(`[${LINK}]`) ?? null
}

export function findFirstLink(root: HTMLElement, control: HTMLElement): HTMLElement | null {
  const item = findOutermostItem(root, control)
  return item?.querySelector<HTMLElement>(`[${PANEL}][data-open] :is(a[href], button)`) ?? null
}

export function findNeighbour(root: HTMLElement, control: HTMLElement, key: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[${LINK}], [${TOGGLE}]`)]
  const controls = all.filter((node) => !node.closest(`[${PANEL}]`) && isShown(node))
  const at = controls.indexOf(control)
  const forwards = getComputedStyle(root).direction === "rtl" ? "ArrowLeft" : "ArrowRight"
  const backwards = forwards === "ArrowLeft" ? "ArrowRight" : "ArrowLeft"
  const neighbours = {
    [forwards]: controls[at + 1],
    [backwards]: controls[at - 1],
    Home: controls[0],
    End: controls.at(-1),
  }
  return neighbours[key] ?? null
}

export function fromPanel(root: HTMLElement, target: HTMLElement, key: string): HTMLElement | null {
  const item = findOutermostItem(root, target)
  const toggle = item && findToggle(root, item.getAttribute(ITEM) ?? "")
  if (!item || !toggle) return null
  const links = [...item.querySelectorAll<HTMLElement>(`[${PANEL}] :is(a[href], button)`)].filter(isShown)
  const at = links.indexOf(target)
  const moves: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1] ?? toggle,
    Home: links[0],
    End: links.at(-1),
  }
  if (key in moves) return moves[key] ?? null
  return findNeighbour(root, isBackwards(root, key) ? findFirstControl(item, toggle) : toggle, key)
}

function findFirstControl(item: HTMLElement, toggle: HTMLElement): HTMLElement {
  return item.querySelector<HTMLElement>(`[${LINK}]`) ?? toggle
}

function isBackwards(root: HTMLElement, key: string): boolean {
  return key === (getComputedStyle(root).direction === "rtl" ? "ArrowRight" : "ArrowLeft")
}

function isShown(node: HTMLElement): boolean {
  return node.checkVisibility?.({ visibilityProperty: true }) ?? true
}
