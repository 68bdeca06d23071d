import { ASLEEP, WAKES_IN_SIGHT, WAKES_WHEN_FULL } from "@forecourt/renderer/asleep"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { SLEEP_SCRIPT, sleepUntilStirred } from "./sleep-script.ts"

const root = document.documentElement
const browser = window as typeof window & {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}
browser.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

const SCRIPT = "/_next/static/chunks/a.js"

type Seen = readonly { readonly isIntersecting: boolean }[]

/** A page as the browser reads it: the script runs before its body is there. */
async function openPage(body = "", { isWhole = true, saveData = false } = {}) {
  const leave = new AbortController()
  leavers.push(() => leave.abort())
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, "addEventListener").mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      add(name, listener, { ...(options as AddEventListenerOptions), signal: leave.signal }),
  )
  const fetched = vi.fn((_: string, __: RequestInit) => Promise.reject(new Error("offline")))
  vi.stubGlobal("fetch", fetched)
  vi.stubGlobal("navigator", { connection: { saveData } })
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work())
  const eyes = { look: (_: Seen) => {}, watched: [] as Element[] }
  const sizes = { look: () => {}, watched: [] as Element[] }
  vi.stubGlobal("IntersectionObserver", observer(eyes))
  vi.stubGlobal("ResizeObserver", observer(sizes))

  Object.assign(root.dataset, { islands: ASLEEP["data-islands"] })
  sleepUntilStirred()
  document.body.innerHTML = `${body}<script type="asleep" src="${SCRIPT}" async=""></script>`
  if (isWhole) dispatchEvent(new Event("DOMContentLoaded"))
  await settled()
  return { fetched, eyes, sizes }
}

const leavers: (() => void)[] = []

function observer<Look>(state: { look: Look; watched: Element[] }) {
  return class {
    constructor(look: Look) {
      state.look = look
    }
    observe(element: Element) {
      state.watched.push(element)
    }
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function isAwake() {
  await settled()
  return [...document.scripts].every((script) => !script.hasAttribute("type"))
}

afterEach(() => {
  for (const leave of leavers.splice(0)) leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete root.dataset.islands
  document.body.innerHTML = ""
})

test.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"])(
  "scripts sleep until the visitor does something: %s",
  async (stir) => {
    await openPage()
    expect(await isAwake()).toBe(false)

    document.body.dispatchEvent(new Event(stir, { bubbles: true }))

    expect(await isAwake()).toBe(true)
    expect(document.scripts[0]?.outerHTML).toBe(`<script src="${SCRIPT}" async=""></script>`)
  },
)

test("a visitor who is quicker than the page wakes them once it is whole", async () => {
  await openPage("", { isWhole: false })

  dispatchEvent(new Event("pointerdown"))
  expect(await isAwake()).toBe(false)
  dispatchEvent(new Event("DOMContentLoaded"))

  expect(await isAwake()).toBe(true)
})

test("what moves by itself wakes them when it is in sight", async () => {
  const { eyes } = await openPage(renderToStaticMarkup(<div id="clock" {...WAKES_IN_SIGHT} />))
  expect(eyes.watched).toEqual([document.getElementById("clock")])

  eyes.look([{ isIntersecting: false }])
  expect(await isAwake()).toBe(false)
  eyes.look([{ isIntersecting: true }])

  expect(await isAwake()).toBe(true)
})

test("a row that holds more than it has room for wakes them, also when that comes later", async () => {
  const box = (right: number) => new DOMRect(0, 0, right, 40)
  const { sizes } = await openPage(
    renderToStaticMarkup(
      <ul {...WAKES_WHEN_FULL}>
        <li>Bilar</li>
      </ul>,
    ),
  )
  const [row, item] = sizes.watched as [Element, Element]
  expect([row, item].map(({ tagName }) => tagName)).toEqual(["UL", "LI"])
  vi.spyOn(row, "getBoundingClientRect").mockReturnValue(box(300))
  const width = vi.spyOn(item, "getBoundingClientRect").mockReturnValue(box(300))
  sizes.look()
  expect(await isAwake()).toBe(false)

  width.mockReturnValue(box(320))
  sizes.look()

  expect(await isAwake()).toBe(true)
})

test("a click that a button cannot hear yet is kept for the island that comes", async () => {
  await openPage(
    '<button type="button"><i>Kopiera</i></button><button type="submit">Fortsätt</button><a href="#">Upp</a>',
  )

  document.querySelector("i")?.click()
  document.querySelector("a")?.click()
  expect([...document.querySelectorAll("[data-missed]")].map(({ textContent }) => textContent)).toEqual(["Kopiera"])
  document.querySelector<HTMLElement>("[type=submit]")?.click()

  expect(document.querySelectorAll("[data-missed]")).toHaveLength(2)
})

test("once islands have come their clicks are theirs", async () => {
  await openPage('<button type="button">Kopiera</button>')

  root.removeAttribute("data-islands")
  document.querySelector("button")?.click()

  expect(document.querySelector("[data-missed]")).toBeNull()
})

test("once the page is there its scripts are fetched, without running", async () => {
  const { fetched } = await openPage()
  expect(fetched).not.toHaveBeenCalled()

  dispatchEvent(new Event("load"))

  expect(fetched.mock.calls).toEqual([[new URL(SCRIPT, location.href).href, { priority: "low" }]])
  expect(await isAwake()).toBe(false)
})

test("nothing is fetched ahead for a visitor who saves data", async () => {
  const { fetched } = await openPage("", { saveData: true })

  dispatchEvent(new Event("load"))

  expect(fetched).not.toHaveBeenCalled()
})

test("what stands in a page is the function, called, without comments", () => {
  expect(SLEEP_SCRIPT).toMatch(/^\(function sleepUntilStirred\(\)[\s\S]+\}\)\(\)$/)
  expect(() => new Function(SLEEP_SCRIPT)).not.toThrow()
  expect(SLEEP_SCRIPT).not.toMatch(/^ |\/\*|\/\/ |<\//m)
})
