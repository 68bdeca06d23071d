import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { type ReactElement, type ReactNode, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream } from "react-dom/server.edge"
import { expect, test, vi } from "vitest"
import { islandDoor } from "./island.ts"
import type { Island, IslandProps } from "./island.types.ts"
import { islandList } from "./island-list.ts"
import { islandNamed } from "./island-named.ts"
import { SafeIslands } from "./safe-islands.tsx"

const TEMPLATE = '<template id="forecourt-section-failed"><p>Aj då</p></template>'

function Throwing(): ReactNode {
  throw new Error("no")
}

type Leaf = (props: { readonly children?: ReactNode }) => ReactNode

/** One island under its name, as a block draws it. */
function island(name: string, load: () => Promise<Leaf>): Island<object> {
  const Island = islandDoor(async () => islandList({ [name]: load }))
  return islandNamed<Leaf>(Island, name)
}

async function serverHtml(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, { onError: () => {} })
  await stream.allReady
  return new Response(stream).text()
}

test("an island is drawn on the server in its place, children included, however large it is", async () => {
  const Leaf = island("leaf", async () => ({ children }: { children?: ReactNode }) => <nav>{children}</nav>)

  expect(await serverHtml(<Leaf>{"a".repeat(20_000)}</Leaf>)).toBe(`<!--&--><nav>${"a".repeat(20_000)}</nav><!--/&-->`)
})

test("an island that throws in the browser becomes the page's own box and tells the page", async () => {
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

test("an island whose chunk does not arrive stays as the server drew it, and the others come alive", async () => {
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

test("an island that throws on the server is left to the browser when the page is drawn safely", async () => {
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

test("islands on a page are one client component, each told its name and given its own props", () => {
  const Island = (_: IslandProps) => null
  const Search = islandNamed<(props: { readonly action: string }) => ReactNode>(Island, "Search")

  const drawn = Search({ action: "/bilar", children: "Bilar" }) as ReactElement

  expect(drawn.type).toBe(Island)
  expect(drawn.props).toEqual({ island: "Search", action: "/bilar", children: "Bilar" })
})

test.each([
  ["the list of islands does not arrive", () => Promise.reject(new Error("offline"))],
  ["an island that an older page names is gone", async () => islandList({})],
])("when %s, what the server drew stays", async (_, open) => {
  const opened = vi.fn(open)
  const Search = islandDoor(async () => islandList({ search: async () => () => <p>Verkstad</p> }))
  const Gone = islandDoor(opened)
  const place = document.createElement("main")
  document.body.replaceChildren(place)
  place.innerHTML = await serverHtml(<Search island="search" />)

  hydrateRoot(place, <Gone island="search" />)
  await vi.waitFor(() => expect(opened).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))

  expect(screen.getByText("Verkstad")).toBeDefined()
})
