import { cleanup, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, test, vi } from "vitest"
import { KitProvider } from "../../src/kit-provider/kit-provider.tsx"
import { messages } from "../../src/messages/generated/en.ts"

type RenderPart = (props: object) => ReactNode

export function testParts(
  scope: string,
  cases: Readonly<Record<string, readonly [tag: string, renderWith: RenderPart]>>,
  around: (part: ReactNode) => ReactNode = (part) => part,
): void {
  for (const [name, [tag, renderWith]] of Object.entries(cases)) {
    const renderAround: RenderPart = (props) => (
      <KitProvider messages={messages}>{around(renderWith(props))}</KitProvider>
    )
    testConformance({ name: `${scope}: ${name}`, scope, part: name, tag, render: renderAround })
  }
}

interface PartCase {
  readonly name: string
  readonly scope: string
  readonly part: string
  readonly tag: string
  readonly render: RenderPart
}

/**
 * The HTML attributes that a part may have. Only scripts may set `style`, so the server-rendered HTML must not contain
 * it.
 */
const ATTRIBUTES =
  /^(?:data-[a-z-]+|aria-[a-z]+|abbr|action|alt|autocapitalize|autocomplete|autocorrect|checked|class|command|commandfor|controls|decoding|dir|disabled|draggable|enterkeyhint|focusable|for|height|hidden|href|hreflang|id|inert|inputmode|lang|loading|loop|max|maxlength|method|min|minlength|multiple|muted|name|novalidate|open|pattern|placeholder|playsinline|popover|popovertarget|preload|readonly|rel|required|role|rows|scope|spellcheck|src|step|style|tabindex|title|type|value|viewBox|width)$/

function testConformance({ name, scope, part, tag, render: renderWith }: PartCase): void {
  afterEach(cleanup)

  function findPart(props: object = {}): HTMLElement {
    render(renderWith({ ...props, "data-testid": "part" }))
    // In the document, because an overlay is rendered at the end of it.
    const node = document.querySelector<HTMLElement>("[data-testid=part]")
    if (!node) throw new Error(`${name} passes on no attributes. Spread what it is given.`)
    return node
  }

  describe(name, () => {
    test("renders the documented element with its scope and part names", () => {
      const node = findPart()

      expect(node.localName).toBe(tag)
      expect(node.dataset).toMatchObject({ scope, part })
    })

    test("forwards attributes, which override the default attributes", () => {
      const node = findPart({ lang: "fi", "data-part": "other" })

      expect(node.lang).toBe("fi")
      expect(node.dataset.part).toBe("other")
    })

    test("adds the `className` prop to the default class", () => {
      const className = findPart().className
      cleanup()

      expect(findPart({ className: "given" }).className).toBe(`${className} given`.trim())
    })

    test("forwards the ref", () => {
      const ref = { current: null as Element | null }

      const node = findPart({ ref })

      expect(ref.current).toBe(node)
    })

    test("calls the event handler of the caller", () => {
      const onMouseDown = vi.fn()
      const node = findPart({ onMouseDown })

      node.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))

      expect(onMouseDown).toHaveBeenCalledOnce()
    })

    test("renders the element of `render` with the attributes of the part", () => {
      const Other = tag === "form" ? "form" : "section"
      const node = findPart({
        render: (props: object, state: unknown) => <Other {...props} data-by={String(state !== undefined)} />,
      })

      expect(node.localName).toBe(Other)
      expect(node.dataset).toMatchObject({ scope, part, by: "true" })
    })

    test("renders only known HTML attributes and no styles", () => {
      const node = findPart()

      expect([...node.attributes].map(({ name }) => name).filter((name) => !ATTRIBUTES.test(name))).toEqual([])
      expect([...node.attributes].filter(({ value }) => /\[object|undefined/.test(value))).toEqual([])
      expect(renderToString(renderWith({}))).not.toMatch(/\sstyle=|<style/)
    })
  })
}
