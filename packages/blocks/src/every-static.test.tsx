import { drawBlock, type RegistryEntry, type SiteContext } from "@forecourt/renderer"
import { isValidElement, type ReactNode } from "react"
import { prerender } from "react-dom/static"
import { expect, test, vi } from "vitest"
import { siteFor } from "../test/draw.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"

const server = vi.hoisted(() => ({ isDrawing: false }))

// While a block is drawn every plain function is called where it is written, as on a server; islands are drawn as ever.
vi.mock("@forecourt/renderer/jsx-dev-runtime", async () => {
  const { Fragment, ...onServer } = await import("../../renderer/src/jsx-runtime.server.ts")
  const everywhere = await import("../../renderer/src/jsx-runtime.ts")
  const jsxDEV = (type: never, props: { readonly children?: unknown }, key?: string) => {
    const { jsx, jsxs } = server.isDrawing ? onServer : everywhere
    return (Array.isArray(props.children) ? jsxs : jsx)(type, props as never, key)
  }
  return { Fragment, jsxDEV }
})

/** A block as a server draws it. */
function draw(entry: RegistryEntry, fields: unknown, site: SiteContext): ReactNode {
  server.isDrawing = true
  try {
    return drawBlock(entry, fields, site)
  } finally {
    server.isDrawing = false
  }
}

const elements = siteFor({ report: () => {} })
const html = siteFor({ report: () => {}, staticBlocks: true })
const editing = siteFor({ report: () => {}, staticBlocks: true, mode: "editing" })

for (const [name, entry] of Object.entries(registry)) {
  const shown = examples.filter(({ block, kind }) => block === entry.name && kind !== "invalid")

  test.each(shown)(`${name} prints the same as HTML and as elements: $name`, async ({ fields }) => {
    const asElements = await print(draw(entry, fields, elements))

    expect(withoutMarks(await print(draw(entry, fields, html)))).toBe(asElements)
  })

  test(`${name} stays elements while it is edited`, () => {
    for (const { fields } of shown) {
      const drawn = draw(entry, fields, editing)
      expect(depthOf(drawn)).toBe(depthOf(draw(entry, fields, { ...editing, staticBlocks: false })))
    }
  })
}

test("of a block without client parts nothing is left but its outermost element", () => {
  const card = registry.CarModelCard as RegistryEntry
  const shown = examples.filter(({ block, kind }) => block === card.name && kind === "shown")

  for (const { fields } of shown) expect(depthOf(draw(card, fields, html))).toBe(1)
})

async function print(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

/** Without the comments that say where HTML stands which the browser keeps. */
function withoutMarks(html: string): string {
  return html.replace(/<!--[a-z0-9]+-->/g, "")
}

/** How many elements stand inside each other; one whose inside is kept as HTML counts as the element that it is. */
function depthOf(node: ReactNode): number {
  if (Array.isArray(node)) return Math.max(0, ...node.map(depthOf))
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return 0
  const isElement = typeof node.type === "string" || "mark" in node.props
  return (isElement ? 1 : 0) + depthOf(node.props.children)
}
