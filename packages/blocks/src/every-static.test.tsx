import { type RegistryEntry, renderSingleBlock, type SiteContext } from "@forecourt/renderer"
import { isValidElement, type ReactNode } from "react"
import { prerender } from "react-dom/static"
import { expect, test, vi } from "vitest"
import { siteFor } from "../test/render.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"

const server = vi.hoisted(() => ({ isRendering: false }))

// While a block is rendered every plain function is called where it is written, as on a server; islands are rendered as ever.
vi.mock("@forecourt/renderer/jsx-dev-runtime", async () => {
  const { Fragment, ...onServer } = await import("../../renderer/src/jsx-runtime.server.ts")
  const everywhere = await import("../../renderer/src/jsx-runtime.ts")
  const jsxDEV = (type: never, props: { readonly children?: unknown }, key?: string) => {
    const { jsx, jsxs } = server.isRendering ? onServer : everywhere
    return (Array.isArray(props.children) ? jsxs : jsx)(type, props as never, key)
  }
  return { Fragment, jsxDEV }
})

/** A block as a server renders it. */
function render(entry: RegistryEntry, fields: unknown, site: SiteContext): ReactNode {
  server.isRendering = true
  try {
    return renderSingleBlock(entry, fields, site)
  } finally {
    server.isRendering = false
  }
}

const elements = siteFor({ report: () => {} })
const html = siteFor({ report: () => {}, staticBlocks: true })
const editing = siteFor({ report: () => {}, staticBlocks: true, mode: "editing" })

for (const [name, entry] of Object.entries(registry)) {
  const shown = examples.filter(({ block, kind }) => block === entry.name && kind !== "invalid")

  test.each(shown)(`${name} prints the same as HTML and as elements: $name`, async ({ fields }) => {
    const asElements = await print(render(entry, fields, elements))

    expect(await print(render(entry, fields, html))).toBe(asElements)
  })

  test(`${name} stays elements while it is edited`, () => {
    for (const { fields } of shown) {
      const rendered = render(entry, fields, editing)
      expect(depthOf(rendered)).toBe(depthOf(render(entry, fields, { ...editing, staticBlocks: false })))
    }
  })
}

test("of a block without client parts nothing is left but its outermost element", () => {
  const card = registry.CarModelCard as RegistryEntry
  const shown = examples.filter(({ block, kind }) => block === card.name && kind === "shown")

  for (const { fields } of shown) expect(depthOf(render(card, fields, html))).toBe(1)
})

async function print(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

/** How many elements stand inside each other. */
function depthOf(node: ReactNode): number {
  if (Array.isArray(node)) return Math.max(0, ...node.map(depthOf))
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return 0
  return (typeof node.type === "string" ? 1 : 0) + depthOf(node.props.children)
}
