import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { startLibrary } from "./library-script.ts"

const EDITOR = "https://editor.norrvik.example"
const OTHER = "https://designlibrary.sitecorecloud.io"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ""
})

function openPage({ above, response: reply = async () => new Response(page("Efter")) }: Situation = {}) {
  const messages: [unknown, string][] = []
  const library = { postMessage: (message: unknown, origin: string) => messages.push([message, origin]) }
  const requests: RequestInit[] = []
  const listeners: ((event: object) => unknown)[] = []
  vi.spyOn(window, "parent", "get").mockReturnValue(library as unknown as Window)
  vi.stubGlobal("parent", library)
  vi.stubGlobal("addEventListener", (_: string, listener: (event: object) => unknown) => listeners.push(listener))
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    requests.push(init)
    return reply(requests.length)
  })
  Object.defineProperty(location, "ancestorOrigins", { value: above && [above], configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(location, "ancestorOrigins"))
  document.body.innerHTML = `${page("Före")}<script type="text/plain" data-uid="b-1" data-editors="${OTHER} ${EDITOR}"></script>`
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.querySelector("script"))
  startLibrary()
  const send = (event: object) =>
    Promise.all(listeners.map((listener) => listener({ data: UPDATE, origin: EDITOR, source: library, ...event })))
  return { messages, requests, send }
}

interface Situation {
  readonly above?: string
  readonly response?: (turn: number) => Promise<Response>
}

const page = (text: string) => `<main><div id="editing-component">${text}</div></main>`
const findComponent = () => document.querySelector("#editing-component")?.textContent
const UPDATE = { name: "component:update", details: { uid: "b-1", fields: { title: { value: "Efter" } } } }
const status = (status: string) => ({ name: "component:status", message: { status, uid: "b-1" } })

test("the design library is notified when a block is ready and after each re-render", async () => {
  const { messages, requests, send } = openPage({ above: EDITOR })

  expect(messages).toEqual([[status("ready"), EDITOR]])
  await send({})

  expect(requests).toMatchObject([{ method: "POST", body: JSON.stringify(UPDATE.details) }])
  expect(findComponent()).toBe("Efter")
  expect(messages.slice(1)).toEqual([[status("rendered"), EDITOR]])
})

test("when the browser hides the origin of the parent window, messages are sent only to the known editor origins", () => {
  expect(openPage().messages.map(([, origin]) => origin)).toEqual([OTHER, EDITOR])
})

test("a parent window whose origin is not a known editor origin receives no messages", () => {
  expect(openPage({ above: "https://evil.example" }).messages).toEqual([])
})

test.each([
  { origin: "https://evil.example" },
  { origin: `${EDITOR}.evil.example` },
  { origin: "" },
  { source: {} },
  { data: null },
  { data: { name: "component:update" } },
  { data: { ...UPDATE, name: "component:other" } },
])("the message %o is ignored because it is not a block update from the parent window", async (event) => {
  const { requests, send } = openPage({ above: EDITOR })

  await send(event)

  expect(requests).toEqual([])
  expect(findComponent()).toBe("Före")
})

test("a block keeps its content and sends no message when a re-render fails", async () => {
  for (const response of [new Response(page("Fel"), { status: 500 }), new Response("<main></main>")]) {
    const { messages, send } = openPage({ above: EDITOR, response: async () => response })

    await send({})

    expect(findComponent()).toBe("Före")
    expect(messages).toHaveLength(1)
  }
})

test("the latest change to a block is shown even if the response to an earlier change arrives last", async () => {
  const first = Promise.withResolvers<Response>()
  const { messages, send } = openPage({
    above: EDITOR,
    response: (turn) => (turn === 1 ? first.promise : Promise.resolve(new Response(page("Senare")))),
  })

  const earlier = send({})
  await send({})
  first.resolve(new Response(page("Tidigare")))
  await earlier

  expect(findComponent()).toBe("Senare")
  expect(messages).toHaveLength(2)
})

test("a page that is not embedded in a frame sends no messages", () => {
  vi.stubGlobal("parent", window)
  const post = vi.spyOn(window, "postMessage")
  document.body.innerHTML = '<script type="text/plain" data-uid="b-1" data-editors="https://a.example"></script>'
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.querySelector("script"))

  startLibrary()

  expect(post).not.toHaveBeenCalled()
})
