import { expect } from "vitest"
import { compile } from "../src/compile/compile-table.ts"
import { fromNextConfig, type NextRedirect } from "../src/import/from-next-config.ts"
import type { Visit } from "./next-cases.ts"

export function getLocation(rules: readonly NextRedirect[], { path, search = "", headers }: Visit): string | null {
  const imported = fromNextConfig(rules)
  expect(imported.problems).toEqual([])
  const table = compile(imported, { mode: "strict-next", trailingSlash: null })
  expect(table.problems).toEqual([])
  return table.match(path + search, headers && { headers })?.location ?? null
}

export function toPlainLocation(location: string | null): string | null {
  if (location === null) return null
  const { origin, pathname, searchParams, hash } = new URL(location, "https://here.example")
  return `${origin}${pathname}?${searchParams}${hash}`
}
