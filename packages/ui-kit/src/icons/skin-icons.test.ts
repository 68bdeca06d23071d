import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

// A style sheet loads with its primitive only, so each contains the icons that it needs. A shared style sheet would
// weigh more than the repetition: 10 to 61 bytes of CSS and 100 to 142 of JavaScript for each primitive, gzipped.
// Lightning CSS rejects `composes` inside of a layer. This test keeps the repeated rules the same.

const kit = join(import.meta.dirname, "..")

interface Rule {
  readonly selector: string
  readonly declarations: Readonly<Record<string, string>>
}

const rules = globSync("*/*.module.css", { cwd: kit }).flatMap((file) => iconsIn(readFileSync(join(kit, file), "utf8")))

function iconsIn(css: string): Rule[] {
  const matches = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return Array.from(matches, ([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    declarations: Object.fromEntries(
      Array.from(body.matchAll(/([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
    ),
  })).filter(({ selector }) => selector.endsWith("::before"))
}

function getForms(icons: readonly Rule[]): readonly Rule["declarations"][] {
  const forms = icons.map(({ declarations: { rotate, translate, transition, ...form } }) => form)
  return [...new Map(forms.map((form) => [JSON.stringify(Object.entries(form).sort()), form])).values()]
}

test("all arrow icons have the same size and border", () => {
  const arrows = rules.filter(({ declarations }) =>
    declarations["border-width"]?.startsWith("0 var(--fc-border-thick)"),
  )

  expect(arrows.length).toBeGreaterThan(2)
  expect(getForms(arrows)).toEqual([
    {
      "inline-size": "0.625rem",
      "block-size": "0.625rem",
      border: "solid",
      "border-width": "0 var(--fc-border-thick) var(--fc-border-thick) 0",
      content: '""',
    },
  ])
})

test("play and pause icons have the same shapes and one of two sizes in all components", () => {
  const players = rules.filter(({ declarations }) => /100% 50%, 1\d% 100%|35% 0/.test(declarations["clip-path"] ?? ""))
  const getValues = (name: string) => new Set(players.flatMap(({ declarations }) => declarations[name] ?? []))

  expect(players.length).toBeGreaterThan(5)
  expect([...getValues("clip-path")].sort()).toEqual([
    "polygon(0 0, 35% 0, 35% 100%, 0 100%, 0 0, 65% 0, 100% 0, 100% 100%, 65% 100%, 65% 0)",
    "polygon(10% 0, 100% 50%, 10% 100%)",
    "polygon(15% 0, 100% 50%, 15% 100%)",
  ])
  expect([...getValues("inline-size")].sort()).toEqual(["0.875rem", "1.75rem"])
  expect([...getValues("background-color")]).toEqual(["currentColor"])
})

test("the cross icon is a single character that screen readers do not announce", () => {
  const crosses = rules.filter(({ declarations }) => declarations.content?.includes("2715"))

  expect(crosses.length).toBeGreaterThan(5)
  expect(new Set(crosses.map(({ declarations }) => declarations.content))).toEqual(new Set([String.raw`"\2715" / ""`]))
})
