import fc from "fast-check"
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { beforeAll, expect, test, vi } from "vitest"
import { printHtml, staticHtml } from "./static-html.ts"

// React warns of markup that no person would write.
beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {})
})

const NOTHING = fc.constantFrom(null, undefined, true, false, "")
const WORDS = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom("a", " ", "&amp;", "<b>\"'</b>", "å\u2028😀", "\n", 0, -1, 1.5, 12n),
)
const TAGS =
  "a abbr article b blockquote br button cite code dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3 header hr i iframe img input label legend li link main meta nav noscript ol option p picture pre q script section select small source span strong style sub summary sup svg path g use table tbody td template textarea th thead time title tr ul video wbr x-card".split(
    " ",
  )
const NAMES =
  "alt aria-hidden aria-label autoFocus checked cite className colSpan contentEditable controls crossOrigin d data-fooBar data-part dateTime decoding dir disabled download draggable fetchPriority fill fillRule focusable height hidden href hrefLang htmlFor id inert itemProp itemScope lang loading muted name onClick open popover rel required reversed role rowSpan sizes spellCheck src srcSet start stroke strokeWidth suppressHydrationWarning tabIndex target title type value viewBox width xlinkHref xmlns".split(
    " ",
  )
const VALUES = fc.oneof(
  WORDS,
  NOTHING,
  fc.constantFrom(
    "/bilar?a=1&b=2",
    "javascript:alert(1)",
    " java\nscript:x",
    "lazy",
    "eager",
    "true",
    "5",
    () => {},
    Symbol("x"),
  ),
)
const PROPS = fc.dictionary(fc.constantFrom(...NAMES), VALUES, { maxKeys: 5 })

const CODE = ["javascript", "alert(1)"].join(":")

/** A client component: something that is no plain element. */
function Island({ children }: { readonly children?: ReactNode }): ReactNode {
  return <section data-island="">{children}</section>
}

const { node: NODE } = fc.letrec<{ node: ReactNode; element: ReactElement }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    WORDS as fc.Arbitrary<ReactNode>,
    NOTHING as fc.Arbitrary<ReactNode>,
    tie("element"),
    fc.array(tie("node"), { maxLength: 4 }).map((nodes) => createElement(Fragment, null, ...nodes)),
    fc.array(tie("node"), { maxLength: 3 }),
  ),
  element: fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...TAGS), PROPS, fc.array(tie("node"), { maxLength: 4 }))
        .map(([tag, props, children]) => createElement(tag, props, ...children)),
    },
    {
      weight: 1,
      arbitrary: PROPS.map((props) =>
        createElement("div", { ...props, dangerouslySetInnerHTML: { __html: "<b>a</b>&" } }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.array(tie("node"), { maxLength: 3 }).map((children) => createElement(Island, null, ...children)),
    },
  ),
}))

/** What React prints, or `null` where it refuses. */
function printedByReact(node: ReactNode): string | null {
  try {
    return renderToString(node)
  } catch {
    return null
  }
}

test("whatever is printed is what React prints, to the byte", () => {
  let printed = 0
  fc.assert(
    fc.property(NODE, (node) => {
      const html = printHtml(node)
      if (html === null) return
      printed += 1
      expect(html).toBe(printedByReact(node))
    }),
    { numRuns: 4000 },
  )

  expect(printed).toBeGreaterThan(500)
})

test("a page with HTML in place of elements is the same page, to the byte", () => {
  fc.assert(
    fc.property(NODE, (node) => {
      expect(printedByReact(staticHtml(node))).toBe(printedByReact(node))
    }),
    { numRuns: 4000 },
  )
})

test("what stands inside an element becomes its HTML, without a wrapper", () => {
  const rendered = staticHtml(
    <article id="a">
      <h2>Tyst &amp; snabb</h2>
      <p>
        Från <b>{4} 290</b> kr
      </p>
    </article>,
  ) as ReactElement<object>

  expect(rendered.type).toBe("article")
  expect(rendered.props).toEqual({
    id: "a",
    dangerouslySetInnerHTML: { __html: "<h2>Tyst &amp; snabb</h2><p>Från <b>4<!-- --> 290</b> kr</p>" },
  })
})

test("what is left is data: another process renders the same page from it, and nothing of a page stays in this one", () => {
  const before = Object.getOwnPropertyNames(globalThis)
  const story = (at: number) => (
    <article id={`story-${at}`}>
      <h2>Vinter {at}</h2>
      <p>{"Fyra säsonger i samma stol. ".repeat(20)}</p>
    </article>
  )

  const rendered = staticHtml(story(1)) as ReactElement<object>
  const { type, props } = JSON.parse(JSON.stringify(rendered))

  expect(renderToString(createElement(type, props))).toBe(renderToString(story(1)))
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before)
})

test("around a client component elements stay elements, and what stands beside or inside it becomes HTML", () => {
  const rendered = staticHtml(
    <section>
      <div>
        <b>a</b>
      </div>
      <Island>
        <p>
          <i>b</i>
        </p>
      </Island>
    </section>,
  )

  expect(shapeOf(rendered)).toEqual(["section", ["div", "<b>a</b>"], ["Island", ["p", "<i>b</i>"]]])
})

test.each([
  ["a picture that is wanted at once, which React preloads", <img key="a" src="/a.jpg" alt="" loading="eager" />],
  ["a handler", <p key="a" onCopy={() => {}} />],
  ["a form", <form key="a" action="/sok" />],
  ["a field", <input key="a" defaultValue="x" />],
  ["a style sheet", <link key="a" rel="stylesheet" href="/a.css" precedence="low" />],
  ["a film", <video key="a" muted />],
  ["an address that is code", createElement("a", { key: "a", href: CODE })],
  ["a custom element", createElement("x-card", { key: "a" })],
  ["a component", <Island key="a" />],
  ["what is still on its way", Promise.resolve("a")],
])("%s is left to React", (_, node) => {
  expect(printHtml(<div>{node as ReactNode}</div>)).toBeNull()
  expect(
    shapeOf(
      staticHtml(
        <div>
          <b>
            <i>a</i>
          </b>
          {node as ReactNode}
        </div>,
      ),
    ),
  ).toMatchObject(["div", ["b", "<i>a</i>"], expect.anything()])
})

test("keys stay, and so does what was HTML before", () => {
  const list = staticHtml([
    <li key="a">
      <b>a</b>
    </li>,
    <li key="b" dangerouslySetInnerHTML={{ __html: "<b>b</b>" }} />,
  ]) as ReactElement[]

  expect(list.map(({ key }) => key)).toEqual(["a", "b"])
  expect(renderToString(list)).toBe("<li><b>a</b></li><li><b>b</b></li>")
})

/** Names of elements with what stands in them; HTML as it is. */
function shapeOf(node: ReactNode): unknown {
  if (
    !isValidElement<{ readonly children?: ReactNode; readonly dangerouslySetInnerHTML?: { readonly __html: string } }>(
      node,
    )
  )
    return node
  const { children, dangerouslySetInnerHTML: inner } = node.props
  const name = typeof node.type === "function" ? node.type.name : node.type
  const inside = inner !== undefined ? [inner.__html] : children === undefined ? [] : [children].flat().map(shapeOf)
  return [name, ...inside]
}
