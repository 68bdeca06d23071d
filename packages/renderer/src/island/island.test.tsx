import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { type ReactElement, type ReactNode, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream } from "react-dom/server.edge"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { createIslandLoader } from "./island.ts"
import type { Island, IslandProps } from "./island.types.ts"
import { createIslandList } from "./island-list.ts"
import { createNamedIsland } from "./island-named.ts"
import { getIslandRootProps, type HydrateWhen } from "./island-root.ts"
import { SafeIslands } from "./safe-islands.tsx"

const TEMPLATE = '<template id="forecourt-section-failed"><p>Aj då</p></template>'

function Throwing(): ReactNode {
  throw new Error("no")
}

type Leaf = (props: { readonly children?: ReactNode }) => ReactNode

function island(name: string, load: () => Promise<Leaf>): Island<object> {
  const Island = createIslandLoader(async () => createIslandList({ [name]: load }))
  return createNamedIsland<Leaf>(Island, name)
}

async function serverHtml(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, { onError: () => {} })
  await stream.allReady
  return new Response(stream).text()
}

test("the server renders an island inline, even when the children are large", async () => {
  const Leaf = island("leaf", async () => ({ children }: { children?: ReactNode }) => <nav>{children}</nav>)

  expect(await serverHtml(<Leaf>{"a".repeat(20_000)}</Leaf>)).toBe(`<!--&--><nav>${"a".repeat(20_000)}</nav><!--/&-->`)
})

test("an island that throws in the browser is replaced by an error message and reported", async () => {
  document.body.innerHTML = TEMPLATE
  const failed = new Promise<string>((resolve) => {
    addEventListener("forecourt:island-failed", (event) => resolve((event as CustomEvent).detail.island), {
      once: true,
    })
  })
  const Leaf = island("search", async () => Throwing)

  render(<Leaf />, { onCaughtError: () => {} } as never)

  expect(await screen.findByText("Aj då")).toBeDefined()
  expect(await failed).toBe("search")
})

test("when the script of an island fails to load, the server-rendered markup stays and other islands hydrate", async () => {
  const failed: string[] = []
  addEventListener("forecourt:island-failed", (event) => void failed.push((event as CustomEvent).detail.island))
  let tries = 0
  const Switch = () => <a href="/en">English</a>
  const Counter = () => {
    const [count, setCount] = useState(0)
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    )
  }
  const page = (languages: Island<object>) => {
    const [Languages, Living] = [languages, island("counter", async () => Counter)]
    return (
      <main>
        <Languages />
        <Living />
      </main>
    )
  }
  document.body.innerHTML = await serverHtml(page(island("languages", async () => Switch)))
  const complaints: unknown[] = []
  const offline = island("languages", () => {
    tries += 1
    return Promise.reject(new Error("offline"))
  })

  hydrateRoot(document.body, page(offline), { onRecoverableError: (error) => complaints.push(error) })

  await waitFor(() => {
    fireEvent.click(screen.getByRole("button"))
    expect(screen.getByRole("button").textContent).not.toBe("0")
  })
  await waitFor(() => expect(failed).toEqual(["languages"]))
  expect(screen.getByRole("link", { name: "English" })).toBeDefined()
  expect(tries).toBe(2)
  expect(complaints).toEqual([])
})

test("with SafeIslands, an island that throws during server rendering is omitted from the HTML", async () => {
  const Leaf = island("search", async () => Throwing)
  const page = (
    <main>
      <Leaf />
      <p>rest</p>
    </main>
  )

  await expect(serverHtml(page)).rejects.toThrow("no")
  expect(await serverHtml(<SafeIslands>{page}</SafeIslands>)).toContain("<p>rest</p>")
})

test("a named island renders the shared client component with the island's name and props", () => {
  const Island = (_: IslandProps) => null
  const Search = createNamedIsland<(props: { readonly action: string }) => ReactNode>(Island, "Search")

  const rendered = Search({ action: "/bilar", children: "Bilar" }) as ReactElement

  expect(rendered.type).toBe(Island)
  expect(rendered.props).toEqual({ island: "Search", action: "/bilar", children: "Bilar" })
})

test.each([
  ["the list of islands does not load", () => Promise.reject(new Error("offline"))],
  ["the island of an outdated page no longer exists", async () => createIslandList({})],
])("the server-rendered markup remains when %s", async (_, open) => {
  const opened = vi.fn(open)
  const Search = createIslandLoader(async () => createIslandList({ search: async () => () => <p>Verkstad</p> }))
  const Gone = createIslandLoader(opened)
  const place = document.createElement("main")
  document.body.replaceChildren(place)
  place.innerHTML = await serverHtml(<Search island="search" />)

  hydrateRoot(place, <Gone island="search" />)
  await expect.poll(() => opened).toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve))

  expect(screen.getByText("Verkstad")).toBeDefined()
})

afterEach(() => vi.unstubAllGlobals())

type Seen = Partial<Pick<IntersectionObserverEntry, "isIntersecting" | "intersectionRatio" | "boundingClientRect">>

test.each([
  ["visible", "in view", { isIntersecting: true }, { isIntersecting: false }],
  [
    "overflow",
    "as soon as a child is clipped",
    { intersectionRatio: 0.5, boundingClientRect: new DOMRect(0, 0, 90, 40) },
    { intersectionRatio: 0, boundingClientRect: new DOMRect() },
  ],
] as const)("an island with the hydration mode %s is loaded only %s", async (when, _, needed, notYet) => {
  const eyes = { see: (_: Seen) => {} }
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(look: (seen: Seen[]) => void) {
        eyes.see = (seen) => look([seen])
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = "<main></main>"
  const { load, root } = await hydrateLeaf(when)
  eyes.see(notYet)
  await waitForTimers()
  expect(load).not.toHaveBeenCalled()
  expect(isHydrated()).toBe(false)

  eyes.see(needed)

  await waitFor(() => expect(load).toHaveBeenCalled())
  await waitFor(() => {
    fireEvent.click(screen.getByRole("button"))
    expect(screen.getByRole("button").textContent).not.toBe("0")
  })
  expect(isHydrated()).toBe(true)
  root.unmount()
})

test("an island with the hydration mode page is hydrated together with the page", async () => {
  document.body.innerHTML = "<main></main>"
  const { load, root } = await hydrateLeaf("page")

  await waitFor(() => expect(isHydrated()).toBe(true))

  expect(load).toHaveBeenCalledTimes(1)
  root.unmount()
})

test("an island in the default hydration mode is loaded once the page has loaded and the browser is idle", async () => {
  const idle = vi.fn<(callback: () => void) => number>()
  vi.stubGlobal("requestIdleCallback", idle)
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  document.body.innerHTML = "<main></main>"
  const { load, root } = await hydrateLeaf("idle")
  await waitForTimers()
  expect(idle).not.toHaveBeenCalled()

  window.dispatchEvent(new Event("load"))
  await waitForTimers()
  expect(load).not.toHaveBeenCalled()
  idle.mock.lastCall?.[0]()

  await waitFor(() => expect(load).toHaveBeenCalled())
  root.unmount()
})

test.each(["pointerover", "pointerdown", "focusin", "click"])(
  "an island with the hydration mode interaction is loaded only on interaction with the island (%s)",
  async (touch) => {
    document.body.innerHTML = "<main></main>"
    const { load, root } = await hydrateLeaf("interaction")
    document.body.dispatchEvent(new Event(touch, { bubbles: true }))
    await waitForTimers()
    expect(load).not.toHaveBeenCalled()

    screen.getByRole("button").dispatchEvent(new Event(touch, { bubbles: true }))

    await waitFor(() => expect(load).toHaveBeenCalled())
    root.unmount()
  },
)

test.each([
  [
    "happens before its script runs",
    (picture: HTMLImageElement) => Object.defineProperty(picture, "complete", { value: true }),
  ],
  [
    "happens after its script has run",
    (picture: HTMLImageElement) => void setTimeout(() => picture.dispatchEvent(new Event("error"))),
  ],
])("an island with the hydration mode error is loaded only after a picture error that %s", async (_, fail) => {
  document.body.innerHTML = "<main></main>"
  const picture = () => document.querySelector("main img") as HTMLImageElement
  const { load, root } = await hydrateLeaf("error", () =>
    Object.defineProperty(picture(), "complete", { value: false, configurable: true }),
  )
  expect(load).not.toHaveBeenCalled()
  root.unmount()

  const failed = await hydrateLeaf("error", () => fail(picture()))

  await waitFor(() => expect(failed.load).toHaveBeenCalled())
  failed.root.unmount()
})

test("an island that has the focus on page load is loaded immediately", async () => {
  document.body.innerHTML = "<main></main>"
  const { load, root } = await hydrateLeaf("interaction", () => screen.getByRole("button").focus())

  await waitFor(() => expect(load).toHaveBeenCalled())
  root.unmount()
})

test("every island is loaded immediately on a page with data-hydrate=all", async () => {
  document.documentElement.dataset.hydrate = "all"
  onTestFinished(() => void document.documentElement.removeAttribute("data-hydrate"))
  document.body.innerHTML = "<main></main>"
  const { load, root } = await hydrateLeaf("interaction")

  await waitFor(() => expect(load).toHaveBeenCalled())
  root.unmount()
})

test("creating the loader requests the scripts of the islands on the page before React hydrates", async () => {
  const [open, search, story] = [vi.fn(async () => createIslandList({})), vi.fn(async () => {}), vi.fn(async () => {})]
  document.body.innerHTML = '<form data-island="Search"></form>'

  createIslandLoader(open, { Search: search, Story: story })

  expect([open, search, story].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  document.body.innerHTML = ""
  createIslandLoader(open, { Search: search, Story: story })
  expect(open).toHaveBeenCalledTimes(1)
})

const isHydrated = () => document.querySelector("[data-island=leaf]")?.hasAttribute("data-hydrated")

const waitForTimers = () => new Promise((resolve) => setTimeout(resolve, 0))

async function hydrateLeaf(when: HydrateWhen, previous = () => {}) {
  const Leaf = () => {
    const [count, setCount] = useState(0)
    return (
      <ul {...getIslandRootProps("leaf", when)}>
        <li>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <img src="/car.jpg" alt="" />
        </li>
      </ul>
    )
  }
  const place = document.querySelector("main") as HTMLElement
  const OnServer = island("leaf", async () => Leaf)
  place.innerHTML = await serverHtml(<OnServer />)
  previous()
  const load = vi.fn(async () => Leaf)
  const InBrowser = island("leaf", load)
  const root = hydrateRoot(place, <InBrowser />)
  await waitForTimers()
  return { load, root }
}
