import { renderToStaticMarkup as html } from "react-dom/server"
import { expect, onTestFinished, test, vi } from "vitest"
import { inline } from "./fields/inline.ts"
import { Link } from "./fields/link.tsx"
import * as server from "./jsx-runtime.server.ts"
import * as everywhere from "./jsx-runtime.ts"

const Field = inline(({ text }: { text: string }) => <b>{text}</b>)
const Plain = ({ text }: { text: string }) => <i>{text}</i>

function make(runtime: typeof everywhere | typeof server, type: unknown, key?: string) {
  const made = (runtime.jsx as (type: unknown, props: object, key?: string) => { type: unknown })(
    type,
    { text: "a" },
    key,
  )
  return { isElementOfComponent: made.type === type, html: html(made as never) }
}

test("the JSX runtime calls field components directly and creates elements for all other components", () => {
  expect(make(everywhere, Field)).toEqual({ isElementOfComponent: false, html: "<b>a</b>" })
  expect(make(everywhere, Plain)).toEqual({ isElementOfComponent: true, html: "<i>a</i>" })
})

test("the JSX runtime creates an element for a field component that has a key", () => {
  expect(make(everywhere, Field, "k").isElementOfComponent).toBe(true)
})

test("the server JSX runtime calls every plain function component directly and wraps keyed results in a fragment", () => {
  expect(make(server, Plain)).toEqual({ isElementOfComponent: false, html: "<i>a</i>" })
  expect(make(server, Plain, "k")).toEqual({ isElementOfComponent: false, html: "<i>a</i>" })
})

test("static children need no keys and cause no warning", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => complain.mockRestore())
  const rows = () => ["a", "b"].map((row) => everywhere.jsx("li", { children: row }))

  expect(html(everywhere.jsx("ul", { children: rows() }))).toBe("<ul><li>a</li><li>b</li></ul>")
  expect(html(everywhere.jsxs("ol", { children: rows() }))).toBe("<ol><li>a</li><li>b</li></ol>")
  const children = [everywhere.jsx("i", { children: "a" }), everywhere.jsx("b", { children: "b" })]
  const link = everywhere.jsxs(Link as never, { field: { value: { href: "/" } }, children })
  expect(html(link)).toBe('<a href="/"><i>a</i><b>b</b></a>')

  expect(complain).not.toHaveBeenCalled()
})

test("the server JSX runtime creates an element for a client component", () => {
  const reference = Object.assign(() => null, { $$typeof: Symbol.for("react.client.reference") })

  expect(make(server, reference).isElementOfComponent).toBe(true)
})

test("DOM elements are created by React", () => {
  expect(html(everywhere.jsx("p", { children: "a" }))).toBe("<p>a</p>")
  expect(html(server.jsxs("p", { children: ["a", "b"] }))).toBe("<p>ab</p>")
})

test("the server JSX runtime removes props that are undefined", () => {
  const made = server.jsx("p", { className: undefined, id: "a", hidden: false }) as { props: object }

  expect(made.props).toEqual({ id: "a", hidden: false })
  expect(Object.keys(made.props)).toEqual(["id", "hidden"])
})
