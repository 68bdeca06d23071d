import { act, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KeptHtml } from "./kept-html.tsx"
import { findHtml, leaveHtml } from "./server-html.ts"
import { staticHtml } from "./static-html.ts"

const SHARED = Symbol.for("forecourt.server-html")

/** From here on the code runs as in a browser, which was left nothing. */
function leaveServer(): void {
  Reflect.deleteProperty(globalThis, SHARED)
}

afterEach(() => {
  vi.unstubAllGlobals()
  leaveServer()
  document.body.innerHTML = ""
})

const WORDS = "Fyra säsonger i samma stol. ".repeat(20)

function Story(): ReactNode {
  return (
    <article id="story">
      <h2>Vinter</h2>
      <p>{WORDS}</p>
    </article>
  )
}

const withoutMarks = (html: string) => html.replace(/<!--[a-z0-9]+-->/g, "")

test("long HTML is a mark in what the browser is sent as data, and the same HTML on the page but for a comment", () => {
  const drawn = staticHtml(Story()) as { props: { mark: string } }

  expect(JSON.stringify(drawn.props)).not.toContain("säsonger")
  expect(renderToString(drawn as never)).toContain(`<article id="story"><!--${drawn.props.mark}--><h2>Vinter</h2>`)
  expect(withoutMarks(renderToString(drawn as never))).toBe(renderToString(<Story />))
})

test("the browser keeps what the server wrote as it stands, without a complaint", async () => {
  const drawn = staticHtml(Story())
  document.body.innerHTML = renderToString(drawn)
  const heading = document.querySelector("h2")
  leaveServer()
  const complaints = vi.spyOn(console, "error")

  const root = await act(async () => hydrateRoot(document.body, drawn, { onRecoverableError: complaints }))

  expect(document.querySelector("h2")).toBe(heading)
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  complaints.mockRestore()
})

test("when the browser has to draw the page anew, the text is taken from the page that stood there", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {})
  const page = (word: string) => (
    <main>
      <b>{word}</b>
      {staticHtml(Story())}
    </main>
  )
  const before = renderToString(page("server"))
  const onClient = page("browser")
  document.body.innerHTML = before
  leaveServer()

  const root = await act(async () => hydrateRoot(document.body, onClient, { onRecoverableError: () => {} }))

  expect(document.querySelector("b")?.textContent).toBe("browser")
  expect(document.querySelector("p")?.textContent).toBe(WORDS)
  await act(async () => root.unmount())
  complaints.mockRestore()
})

test("the same HTML has the same mark, and what was left longest ago is forgotten first", () => {
  const first = leaveHtml("<b>first</b>")
  const large = Array.from({ length: 5 }, (_, at) => `${at}`.repeat(8 * 1024 * 1024))

  expect(leaveHtml("<b>first</b>")).toBe(first)
  for (const html of large) leaveHtml(html)
  expect(findHtml(first)).toBeUndefined()
  expect(findHtml(leaveHtml(large[4] ?? ""))).toBe(large[4])
})

test("a page whose HTML is forgotten fails, rather than being empty", () => {
  vi.stubGlobal("document", undefined)

  expect(() => renderToString(<KeptHtml tag="p" mark="gone" attributes={{}} />)).toThrow("there is no HTML under gone")
})
