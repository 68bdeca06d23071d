// Each of these functions runs in the page and cannot use anything outside itself.

/**
 * Returns a description of each element that is animated although the user prefers reduced motion. Returns an empty
 * array if the user has no such preference.
 */
export function findFaultsAtRest(): string[] {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return []
  const describeElement = (target: Element | null) =>
    `${target?.localName}[data-part=${target?.getAttribute("data-part")}]`
  return document
    .getAnimations()
    .filter(
      (animation) => animation.playState === "running" && Number(animation.effect?.getComputedTiming().duration) > 0,
    )
    .map((animation) => describeElement((animation.effect as KeyframeEffect).target))
}

export async function overflow(): Promise<string[]> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const page = document.documentElement
  const byPx = page.scrollWidth - page.clientWidth
  if (byPx <= 1) return []
  const scrolls = (node: Element | null): boolean =>
    node !== null && node !== page && (getComputedStyle(node).overflowX !== "visible" || scrolls(node.parentElement))
  const isRtl = getComputedStyle(page).direction === "rtl"
  const beyond = [...document.querySelectorAll("#storybook-root *, body > [data-scope], body > * > [data-scope]")]
    .filter((node) => {
      const { left, right, width } = node.getBoundingClientRect()
      return width > 0 && (isRtl ? left < -1 : right > page.clientWidth + 1) && !scrolls(node.parentElement)
    })
    .map((node) => `${node.localName}[${node.getAttribute("data-scope")}/${node.getAttribute("data-part")}]`)
  return [`${byPx} px have to be scrolled sideways, for ${[...new Set(beyond)].slice(-3).join(", ") || "an unknown"}`]
}

export async function applyCircumstances({ dir, fontSize }: { dir: string; fontSize: string }): Promise<string[]> {
  const page = document.documentElement
  const previous = page.dir
  if (dir) page.dir = dir
  page.style.fontSize = fontSize
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const byPx = page.scrollWidth - page.clientWidth
  const isRtl = getComputedStyle(page).direction === "rtl"
  const beyond = [...document.querySelectorAll("#storybook-root [data-part]")].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect()
    return width > 0 && (isRtl ? left < -1 : right > page.clientWidth + 1)
  })
  // A word that is cut off in a control, so that no one can read its purpose.
  const cut = [
    ...document.querySelectorAll<HTMLElement>("#storybook-root :is(button, [role=tab], label, summary)"),
  ].filter(
    (node) =>
      node.scrollWidth > node.clientWidth + 2 && getComputedStyle(node).overflowX !== "visible" && node.innerText,
  )
  page.dir = previous
  page.style.removeProperty("font-size")
  if (page.getAttribute("style") === "") page.removeAttribute("style")
  const describeElement = (node: Element | undefined) =>
    `${node?.localName}[${node?.getAttribute("data-scope")}/${node?.getAttribute("data-part")}]`
  return [
    ...(byPx > 1 ? [`${byPx} px have to be scrolled sideways, for ${describeElement(beyond.at(-1))}`] : []),
    ...cut.map((node) => `words are cut in ${describeElement(node)} "${node.innerText.slice(0, 40)}"`),
  ]
}

/**
 * Returns the controls that cannot be distinguished from the page in forced colours, and the selected controls that
 * look as if they were not selected.
 */
export function findFaultsInForcedColors(): string[] {
  const describeElement = (node: Element) =>
    `${node.localName}[${node.getAttribute("data-scope")}/${node.getAttribute("data-part")}]`
  const isShown = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const PROPERTIES = [
    "backgroundColor",
    "color",
    "borderTopColor",
    "borderBottomColor",
    "borderLeftColor",
    "borderRightColor",
    "borderTopWidth",
    "borderBottomWidth",
    "borderLeftWidth",
    "outlineStyle",
    "outlineWidth",
    "outlineColor",
    "textDecorationLine",
    "fontWeight",
    "content",
    "opacity",
    "transform",
    "rotate",
    "backgroundImage",
    "fill",
  ]
  const look = (node: Element): string => {
    const styles = [undefined, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(node, pseudo) as unknown as Record<string, string>
      return PROPERTIES.map((name) => style[name]).join()
    })
    return [...styles, ...Array.from(node.querySelectorAll("*"), (child) => look(child))].join("|")
  }
  const isControl = (node: Element) =>
    node.matches("button, label, input, [role=tab], [role=radio], [role=option], [role=menuitemradio], [role=gridcell]")
  const complaints: string[] = []

  for (const mark of ["selected", "checked", "chosen", "pressed"]) {
    for (const chosen of document.querySelectorAll(`#storybook-root [data-part][data-${mark}]`)) {
      const { scope, part } = (chosen as HTMLElement).dataset
      const others = chosen.parentElement?.querySelectorAll(
        `[data-scope="${scope}"][data-part="${part}"]:not([data-${mark}], [data-disabled], :disabled)`,
      )
      const other = [...(others ?? [])].find(isShown)
      if (!other || !isShown(chosen) || !isControl(chosen)) continue
      const words = (node: Element) => node.textContent
      if (look(chosen) === look(other) && words(chosen) !== words(other))
        complaints.push(`${describeElement(chosen)} looks as if it were not ${mark}`)
    }
  }
  for (const control of document.querySelectorAll<HTMLElement>(
    "#storybook-root :is(button, [role=button], [role=slider])",
  )) {
    if (!isShown(control) || control.innerText.trim() || control.querySelector("svg, img, canvas")) continue
    const { borderTopStyle, outlineStyle, backgroundImage } = getComputedStyle(control)
    const hasPseudo = ["::before", "::after"].some((pseudo) => getComputedStyle(control, pseudo).content !== "none")
    const { width, height } = control.getBoundingClientRect()
    if (width * height < 4) continue
    if (
      borderTopStyle === "none" &&
      outlineStyle === "none" &&
      backgroundImage === "none" &&
      !hasPseudo &&
      control.childElementCount === 0
    ) {
      complaints.push(`${describeElement(control)} cannot be seen`)
    }
  }
  return [...new Set(complaints)]
}

/** Returns the controls that look the same with and without keyboard focus. */
export function onFocus(): string[] {
  const describeElement = (node: Element) =>
    `${node.localName}[${node.getAttribute("data-scope")}/${node.getAttribute("data-part")}]`
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]"
  const previous = document.activeElement
  const scrolled = [scrollX, scrollY] as const
  const complaints = new Set<string>()
  const getRing = (node: Element | null): string => {
    if (!node) return ""
    return [undefined, "::before", "::after"]
      .map((pseudo) => {
        const { outline, boxShadow, backgroundColor, borderColor, textDecoration, opacity } = getComputedStyle(
          node,
          pseudo,
        )
        return [outline, boxShadow, backgroundColor, borderColor, textDecoration, opacity].join()
      })
      .join("|")
  }
  /**
   * Returns the elements that may show the focus ring of a control: the control itself, its parent, its next sibling
   * and the label around it.
   */
  const listNeighbours = (node: Element) => [node, node.parentElement, node.nextElementSibling, node.closest("label")]
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)]
    .filter(
      (node) =>
        node.tabIndex >= 0 &&
        !node.closest("[inert], [aria-hidden=true]") &&
        node.checkVisibility({ visibilityProperty: true }),
    )
    .filter((node) => node.offsetWidth > 0 && node.offsetHeight > 0)
    .slice(0, 40)
  const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
  for (const node of stops) {
    // A focus trap or a roving focus may have moved the focus elsewhere.
    leave()
    const calm = listNeighbours(node).map(getRing).join()
    node.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    if (document.activeElement !== node) continue
    if (listNeighbours(node).map(getRing).join() === calm) complaints.add(describeElement(node))
  }
  leave()
  if (previous instanceof HTMLElement) previous.focus({ preventScroll: true })
  scrollTo(...scrolled)
  return [...complaints]
}
