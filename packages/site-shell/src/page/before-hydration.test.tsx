import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { BEFORE_HYDRATION_SCRIPT } from "./before-hydration.ts"

beforeAll(() => new Function(BEFORE_HYDRATION_SCRIPT)())

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="menu"><i>Meny</i></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu">Stäng</button></dialog>
    <section data-scope="alert-bar" data-part="root">
      <button id="dismiss" data-scope="alert-bar" data-part="dismiss">Stäng</button>
    </section>`
  delete document.documentElement.dataset.hideAlert
})

const waitForTimers = () => new Promise((resolve) => setTimeout(resolve))
const isOpen = () => document.querySelector("dialog")?.open
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

function stopsPresses(): AbortController {
  const stop = new AbortController()
  document.addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: stop.signal })
  return stop
}

test("in a browser without support for `command` attributes, buttons open and close their dialogs", async () => {
  const react = stopsPresses()
  press("#open i")
  await waitForTimers()
  expect(isOpen()).toBe(true)
  press("#close")
  await waitForTimers()
  expect(isOpen()).toBe(false)

  press("#open")
  press("#close")
  await waitForTimers()
  expect(isOpen()).toBe(false)
  react.abort()
})

test("clicking a button before hydration sets aria-busy on the form that contains the button", () => {
  document.body.innerHTML = `<form data-early-press=""><button id="pictures" type="button"><b>Bilder</b></button></form>`
  press("#pictures b")

  expect(document.querySelector("form")?.ariaBusy).toBe("true")
})

test("dismissing the alert before hydration hides the alert and sets its cookie", async () => {
  const react = stopsPresses()
  press("#dismiss")
  await waitForTimers()

  expect(document.documentElement.dataset.hideAlert).toBe("")
  expect(document.cookie).toContain("hideAlert=true")
  react.abort()
})

test.each([
  ["loads the page while the island is not hydrated", '<div data-owns-address=""></div>', "?car_brand=Audi", 1],
  [
    "does nothing when the island is hydrated",
    '<div data-owns-address="" data-hydrated=""></div>',
    "?car_brand=Audi",
    0,
  ],
  ["does nothing when no island uses the address", "<div data-island='Menu'></div>", "?car_brand=Audi", 0],
  ["does nothing at the address for which the page was rendered", '<div data-owns-address=""></div>', "#cars", 0],
] as const)("going back in the browser's history %s", (_, html, address, reloads) => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
  onTestFinished(() => {
    reload.mockRestore()
    history.replaceState(null, "", location.pathname)
  })
  document.body.innerHTML = html

  history.replaceState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))

  expect(reload).toHaveBeenCalledTimes(reloads)
})

/**
 * Creates a replacement for the Navigation API, since happy-dom does not implement it. Its current entry keeps its
 * state.
 */
function createNavigation() {
  let current: unknown
  return Object.assign(new EventTarget(), {
    currentEntry: { getState: (): unknown => current },
    updateCurrentEntry: ({ state }: { readonly state: unknown }) => {
      current = state
    },
  })
}

function place(selector: string, top: number): void {
  const element = document.querySelector(selector)
  if (element !== null) vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ top } as DOMRect)
}

test("a page that is loaded again on the way back keeps the position that the visitor left", () => {
  const navigation = createNavigation()
  vi.stubGlobal("navigation", navigation)
  vi.spyOn(location, "reload").mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    history.replaceState(null, "", location.pathname)
  })
  document.body.innerHTML = `<main data-scope="page" data-part="main"><div data-owns-address=""></div></main>`
  place("main > div", 40)
  new Function(BEFORE_HYDRATION_SCRIPT)()
  navigation.dispatchEvent(Object.assign(new Event("navigate"), { navigationType: "push" }))

  history.replaceState(null, "", "?car_brand=Audi")
  dispatchEvent(new PopStateEvent("popstate"))
  place("main > div", 300)
  navigation.dispatchEvent(Object.assign(new Event("navigate"), { navigationType: "reload" }))
  window.dispatchEvent(new Event("pagehide"))

  expect(navigation.currentEntry.getState()).toMatchObject({ view: { top: 40 } })
})

test.each([
  ["the card", "[data-car='7']"],
  ["the block", "main > p"],
])("after a reload, %s has the same position in the window as before the reload", async (_, selector) => {
  const navigation = createNavigation()
  vi.stubGlobal("navigation", navigation)
  const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => {})
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    delete document.documentElement.dataset.restored
  })
  document.body.innerHTML = `<main data-scope="page" data-part="main"><ul><li data-car="6"><li data-car="7"></ul><p></main>`
  place("main > ul", -900)
  for (const item of ["[data-car='6']", "[data-car='7']", "main > p"]) place(item, item === selector ? 40 : 9000)
  new Function(BEFORE_HYDRATION_SCRIPT)()
  navigation.dispatchEvent(Object.assign(new Event("navigate"), { navigationType: "push" }))

  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as unknown as PerformanceEntry])
  new Function(BEFORE_HYDRATION_SCRIPT)()
  expect(history.scrollRestoration).toBe("manual")
  place(selector, 640)
  window.dispatchEvent(new Event("DOMContentLoaded"))

  expect(scroll.mock.calls).toEqual([[{ top: 600, behavior: "instant" }]])
})

test("before hydration, a click whose default action was prevented by another listener is ignored", async () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true })
  press("#open")
  await waitForTimers()
  expect(isOpen()).toBe(false)

  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true })
  press("#dismiss")
  await waitForTimers()
  expect(document.documentElement.dataset.hideAlert).toBeUndefined()
})
