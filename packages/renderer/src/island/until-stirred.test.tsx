import { afterEach, expect, test, vi } from "vitest"

const root = document.documentElement

/** The module as a fresh page loads it. */
async function openPage({ isAsleep = true } = {}) {
  if (isAsleep) root.dataset.islands = "asleep"
  vi.resetModules()
  const { untilStirred } = await import("./until-stirred.ts")
  const woken = vi.fn()
  untilStirred().then(woken)
  await Promise.resolve()
  return woken
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  delete root.dataset.islands
  document.body.innerHTML = ""
  vi.unstubAllGlobals()
})

test.each(["pointermove", "pointerdown", "wheel", "keydown", "focusin", "click"])(
  "islands sleep until the visitor does something: %s",
  async (stir) => {
    const woken = await openPage()
    await settled()
    expect(woken).not.toHaveBeenCalled()

    document.body.dispatchEvent(new Event(stir, { bubbles: true }))
    await settled()

    expect(woken).toHaveBeenCalled()
  },
)

test("an error wakes them: React may draw the page anew", async () => {
  const woken = await openPage()

  dispatchEvent(new Event("error"))
  await settled()

  expect(woken).toHaveBeenCalled()
})

test("a visitor who was quicker than the script has stirred", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } })

  expect(await openPage()).toHaveBeenCalled()
})

test("on a page that nobody drew on a server, or that is edited, they are awake at once", async () => {
  expect(await openPage({ isAsleep: false })).toHaveBeenCalled()
})

test("a row that holds more than it has room for wakes them, also when that comes later", async () => {
  let look = () => {}
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        look = onResize
      }
      observe() {}
    },
  )
  document.body.innerHTML = "<ul data-needs-room><li>Bilar</li></ul>"
  const box = (right: number) => new DOMRect(0, 0, right, 40)
  vi.spyOn(document.querySelector("ul") as HTMLElement, "getBoundingClientRect").mockReturnValue(box(300))
  const item = vi.spyOn(document.querySelector("li") as HTMLElement, "getBoundingClientRect").mockReturnValue(box(300))
  const woken = await openPage()
  look()
  await settled()
  expect(woken).not.toHaveBeenCalled()

  item.mockReturnValue(box(320))
  look()
  await settled()

  expect(woken).toHaveBeenCalled()
})
