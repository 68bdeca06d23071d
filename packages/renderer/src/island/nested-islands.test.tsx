import { fireEvent, screen, waitFor } from "@testing-library/react"
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream } from "react-dom/server.edge"
import { expect, test, vi } from "vitest"
import { createIslandLoader } from "./island.ts"
import { createIslandList } from "./island-list.ts"
import { getIslandRootProps } from "./island-root.ts"

const Depth = createContext("closed")

/** Renders an island whose state changes as soon as it hydrates, like a drawer that was open before hydration. */
function Outer({ children }: { readonly children?: ReactNode }) {
  const [state, setState] = useState("closed")
  useLayoutEffect(() => setState("open"), [])
  return (
    <Depth value={state}>
      <div {...getIslandRootProps("outer", "interaction")} data-state={state}>
        <a href="/">Outer</a>
        {children}
      </div>
    </Depth>
  )
}

function Inner() {
  const [count, setCount] = useState(0)
  return (
    <details {...getIslandRootProps("inner", "interaction")} suppressHydrationWarning>
      <summary>{useContext(Depth)}</summary>
      <button type="button" aria-label="Inner" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </details>
  )
}

function Neighbour() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" aria-label="Neighbour" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const page = (inner: () => Promise<typeof Inner>) => {
  const list = createIslandList({ outer: async () => Outer, inner, neighbour: async () => Neighbour })
  const Island = createIslandLoader(async () => list)
  return (
    <>
      <Island island="outer">
        <Island island="inner" />
      </Island>
      <Island island="neighbour" />
    </>
  )
}

async function hydrate(inner: () => Promise<typeof Inner>): Promise<HTMLDetailsElement> {
  const place = document.createElement("main")
  document.body.replaceChildren(place)
  const stream = await renderToReadableStream(page(async () => Inner))
  await stream.allReady
  place.innerHTML = await new Response(stream).text()

  const details = place.querySelector("details") as HTMLDetailsElement
  details.open = true
  // The outer island is in use, and the inner one no longer is.
  screen.getByRole("link").focus()
  hydrateRoot(place, page(inner))
  return details
}

const outerState = () => document.querySelector<HTMLElement>("[data-island=outer]")?.dataset.state

test("hydrating an outer island preserves nested islands and their state", async () => {
  const details = await hydrate(async () => Inner)

  await waitFor(() => expect(outerState()).toBe("open"))
  await waitFor(() => expect(screen.getByText("open")).toBeDefined())
  fireEvent.click(screen.getByRole("button", { name: "Inner" }))
  expect(screen.getByRole("button", { name: "Inner" }).textContent).toBe("1")
  expect(document.querySelector("details")).toBe(details)
  expect(details.open).toBe(true)
})

test("when the script of a nested island fails to load, the outer island stays unhydrated and other islands hydrate", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")))
  const details = await hydrate(load)

  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await waitFor(() => {
    fireEvent.click(screen.getByRole("button", { name: "Neighbour" }))
    expect(screen.getByRole("button", { name: "Neighbour" }).textContent).not.toBe("0")
  })

  expect(outerState()).toBe("closed")
  expect(document.querySelector("details")).toBe(details)
  expect(details.open).toBe(true)
})
