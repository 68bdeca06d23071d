import { act, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KeptHtml } from "./kept-html.tsx"
import { leaveHtml } from "./leave-html.ts"
import { serverHtml } from "./server-html.ts"
import { staticHtml } from "./static-html.ts"

/** From here on the code runs as in a browser, which was left nothing. */
function leaveServer(): void {
  Reflect.deleteProperty(globalThis, "forecourtServerHtml")
}

/** What the server prints: there is no window where it does. */
function printed(node: ReactNode): string {
  vi.stubGlobal("window", undefined)
  try {
    return renderToString(node)
  } finally {
    vi.unstubAllGlobals()
  }
}

afterEach(() => {
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
  expect(printed(drawn as never)).toContain(`<article id="story"><!--${drawn.props.mark}--><h2>Vinter</h2>`)
  expect(withoutMarks(printed(drawn as never))).toBe(renderToString(<Story />))
})

test("the browser keeps what the server wrote as it stands, without a complaint", async () => {
  const drawn = staticHtml(Story())
  document.body.innerHTML = printed(drawn)
  const heading = document.querySelector("h2")
  leaveServer()
  const complaints = vi.spyOn(console, "error")

  const root = await act(async () => hydrateRoot(document.body, drawn, { onRecoverableError: complaints }))

  expect(document.querySelector("h2")).toBe(heading)
  expect(complaints).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  complaints.mockRestore()
})

test("when the browser has to draw the page anew, text and attributes are taken from the page that stood there", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {})
  const page = (word: string) => (
    <main>
      <b>{word}</b>
      {staticHtml(Story())}
    </main>
  )
  const before = printed(page("server"))
  const onClient = page("browser")
  document.body.innerHTML = before
  leaveServer()

  const root = await act(async () => hydrateRoot(document.body, onClient, { onRecoverableError: () => {} }))

  expect(document.querySelector("b")?.textContent).toBe("browser")
  expect(document.querySelector("article#story p")?.textContent).toBe(WORDS)
  await act(async () => root.unmount())
  complaints.mockRestore()
})

const element = (html: string, start = "<p") => ({ start, html, attributes: {} })
const findHtml = (mark: string) => serverHtml().elements.get(mark)?.html

test("the same element has the same mark, and what was left longest ago is forgotten first", () => {
  const first = leaveHtml(element("<b>first</b>"))
  const large = Array.from({ length: 5 }, (_, at) => element(`${at}`.repeat(8 * 1024 * 1024)))

  expect(leaveHtml(element("<b>first</b>"))).toBe(first)
  for (const one of large) leaveHtml(one)
  expect(findHtml(first)).toBeUndefined()
  expect(findHtml(leaveHtml(large[4] ?? element("")))).toBe(large[4]?.html)
})

test("elements that differ in a single sign, or in their attributes alone, have marks of their own", () => {
  const text = "Fyra säsonger. ".repeat(200)
  const texts = Array.from({ length: 50 }, (_, at) => `${text.slice(0, at)}X${text.slice(at + 1)}`)

  const marks = texts.map((html) => leaveHtml(element(html)))

  expect(marks.map(findHtml)).toEqual(texts)
  expect(leaveHtml(element(text, '<p class="a"'))).not.toBe(leaveHtml(element(text, '<p class="b"')))
})

test("a page whose HTML is forgotten fails, rather than being empty", () => {
  expect(() => printed(<KeptHtml tag="p" mark="gone" />)).toThrow("there is no HTML under gone")
})
