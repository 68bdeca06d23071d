import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { renderToReadableStream } from "react-dom/server.edge"
import { expect, test } from "vitest"
import { island } from "./island.ts"
import { SafeIslands } from "./safe-islands.tsx"

const TEMPLATE = '<template id="forecourt-section-failed"><p>Aj då</p></template>'

function Throwing(): ReactNode {
  throw new Error("no")
}

async function serverHtml(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, { onError: () => {} })
  await stream.allReady
  return new Response(stream).text()
}

test("an island is drawn on the server in its place, children included, without a boundary", async () => {
  const Leaf = island("leaf", async () => ({ children }: { children?: ReactNode }) => <nav>{children}</nav>)

  expect(await serverHtml(<Leaf>{"a".repeat(20_000)}</Leaf>)).toBe(`<nav>${"a".repeat(20_000)}</nav>`)
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

test("when its chunk does not arrive, what the server put inside stays", async () => {
  let tries = 0
  const Leaf = island("search", () => {
    tries += 1
    return Promise.reject(new Error("offline"))
  })

  render(
    <Leaf>
      <a href="/bilar">Bilar</a>
    </Leaf>,
  )

  expect(await screen.findByRole("link", { name: "Bilar" })).toBeDefined()
  expect(tries).toBe(2)
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
