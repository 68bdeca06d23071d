import { registry } from "@forecourt/blocks/registry"
import { readLayout, renderArea, validatePage } from "@forecourt/renderer"
import { isValidElement, type ReactNode } from "react"
import { expect, test } from "vitest"
import { Island } from "../packages/blocks/src/generated/island.tsx"
import { layoutJson } from "./page/layout-json.ts"
import { getLoadedData, loadNow } from "./page/load-now.ts"
import { pageBlocks } from "./page/page-blocks.ts"
import { site } from "./page/site.ts"

const blocks = pageBlocks(30)
const layout = readLayout(layoutJson(blocks))
const page = loadNow(validatePage(layout, registry, site), getLoadedData(blocks))
const areas = ["headless-header", "headless-main", "headless-footer"].map((area) => renderArea(page, area, site))

const handed = areas.flatMap(findIslands)

test("the benchmark page contains more than three client components", () => {
  expect(handed.length).toBeGreaterThan(3)
})

test("no client component receives raw layout data, such as a rendering object or a fields object, as a prop", () => {
  const parts = new Set([layout, page].flatMap(listParts))
  const wrong = handed.filter(({ props }) => listParts(props).some((part) => parts.has(part)))

  expect(wrong.map(({ name }) => name)).toEqual([])
})

test("no client component has a prop that is named after a field of the content platform's response", () => {
  const names = new Set(["componentName", "dataSource", "placeholders", "rendering", "fields", "params"])
  for (const { wire } of Object.values(registry)) for (const name of Object.keys(wire)) names.add(name)
  const keys = handed.flatMap(({ props }) => [props, ...listParts(props)].flatMap((part) => Object.keys(part)))

  expect(keys.filter((key) => names.has(key))).toEqual([])
})

interface Handed {
  readonly name: string
  readonly props: object
}

function findIslands(node: ReactNode): readonly Handed[] {
  if (Array.isArray(node)) return node.flatMap(findIslands)
  if (!isValidElement<{ readonly island?: string; readonly children?: ReactNode }>(node)) return []

  const { type, props } = node
  if (type === Island) return [{ name: String(props.island), props }, ...nodesIn(props).flatMap(findIslands)]
  if (typeof type === "function") return findIslands((type as (props: object) => ReactNode)(props))
  return findIslands(props.children)
}

function nodesIn(value: unknown): readonly ReactNode[] {
  if (isValidElement(value)) return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(nodesIn) : []
}

function listParts(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null || isValidElement(value)) return []
  return [value, ...Object.values(value).flatMap(listParts)]
}
