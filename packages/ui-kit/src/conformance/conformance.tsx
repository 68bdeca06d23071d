import { cleanup, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/en.ts"

type RenderPart = (props: object) => ReactNode

/** Holds every part of a primitive to what all parts of the kit promise; `around` is what the parts need around them. */
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

/** A part as the suite renders it: inside whatever it needs around it. */
interface PartCase {
  readonly name: string
  readonly scope: string
  readonly part: string
  readonly tag: string
  readonly render: RenderPart
}

/** Attributes that HTML knows and the kit's parts use. A style is set by script alone: the server's HTML has none. */
const ATTRIBUTES =
  /^(?:data-[a-z-]+|aria-[a-z]+|abbr|action|alt|autocapitalize|autocomplete|autocorrect|checked|class|command|commandfor|controls|decoding|dir|disabled|draggable|enterkeyhint|focusable|for|height|hidden|href|hreflang|id|inert|inputmode|lang|loading|loop|max|maxlength|method|min|minlength|multiple|muted|name|novalidate|open|pattern|placeholder|playsinline|popover|popovertarget|preload|readonly|rel|required|role|rows|scope|spellcheck|src|step|style|tabindex|title|type|value|viewBox|width)$/

/** What every part of the kit must do, whatever it is for. */
function testConformance({ name, scope, part, tag, render: renderWith }: PartCase): void {
  afterEach(cleanup)

  function findPart(props: object = {}): HTMLElement {
    render(renderWith({ ...props, "data-testid": "part" }))
    // In the document: an overlay stands at the end of it.
    const node = document.querySelector<HTMLElement>("[data-testid=part]")
    if (!node) throw new Error(`${name} passes on no attributes. Spread what it is given.`)
    return node
  }

  describe(name, () => {
    test("renders the element it documents, under its own names", () => {
      const node = findPart()

      expect(node.localName).toBe(tag)
      expect(node.dataset).toMatchObject({ scope, part })
    })

    test("passes on attributes, and what is given wins", () => {
      const node = findPart({ lang: "fi", "data-part": "other" })

      expect(node.lang).toBe("fi")
      expect(node.dataset.part).toBe("other")
    })

    test("adds a class to its own", () => {
      const own = findPart().className
      cleanup()

      expect(findPart({ className: "given" }).className).toBe(`${own} given`.trim())
    })

    test("sets the ref", () => {
      const ref = { current: null as Element | null }

      const node = findPart({ ref })

      expect(ref.current).toBe(node)
    })

    test("calls the handler it is given", () => {
      const onMouseDown = vi.fn()
      const node = findPart({ onMouseDown })

      node.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))

      expect(onMouseDown).toHaveBeenCalledOnce()
    })

    test("renders what `render` says, with its own attributes", () => {
      const Other = tag === "form" ? "form" : "section"
      const node = findPart({
        render: (props: object, state: unknown) => <Other {...props} data-by={String(state !== undefined)} />,
      })

      expect(node.localName).toBe(Other)
      expect(node.dataset).toMatchObject({ scope, part, by: "true" })
    })

    test("leaves nothing on the page that HTML does not know, and no style", () => {
      const node = findPart()

      expect([...node.attributes].map(({ name }) => name).filter((name) => !ATTRIBUTES.test(name))).toEqual([])
      expect([...node.attributes].filter(({ value }) => /\[object|undefined/.test(value))).toEqual([])
      expect(renderToString(renderWith({}))).not.toMatch(/\sstyle=|<style/)
    })
  })
}
