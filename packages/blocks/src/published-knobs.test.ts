import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { expect, test } from "vitest"
import { readTheme } from "../../ui-kit/src/tokens/read-theme.ts"
import { findKnobs, findSettings } from "../../ui-kit/test/css/knobs.ts"

const root = join(import.meta.dirname, "../../..")
const text = (path: string) => readFileSync(join(root, path), "utf8")

const companions = globSync(["packages/{ui-kit,blocks}/src/*/tokens.json", "schemas/blocks/*/tokens.json"], {
  cwd: root,
}).map((path) => ({ path, knobs: Object.keys(JSON.parse(text(path))) }))
const published = new Set(companions.flatMap(({ knobs }) => knobs))

const sheets = globSync("packages/{ui-kit,blocks}/src/*/*.module.css", { cwd: root }).filter(
  (path) => !/stories|story-frame/.test(path),
)
const knobsByComponent = Map.groupBy(
  sheets.flatMap((path) => [...findKnobs(text(path)).keys()].map((knob) => ({ folder: dirname(path), knob }))),
  ({ folder }) => folder,
)

test.each(companions)("every custom property documented in $path is read by the component", ({ path, knobs }) => {
  const folder = path.startsWith("schemas") ? `packages/blocks/src/${basename(dirname(path))}` : dirname(path)
  const css = globSync(`${folder}/*.module.css`, { cwd: root }).map(text).join()
  // Components that are painted by a script read their custom properties there.
  const scripts = globSync(`${folder}/*.ts`, { cwd: root }).map(text).join()

  expect(knobs.filter((knob) => !css.includes(`var(${knob},`) && !scripts.includes(`"${knob}"`))).toEqual([])
})

const listeners = [...knobsByComponent].map(([folder, knobs]) => ({ folder, knobs }))

test.each(listeners)("$folder documents every custom property that the component reads", ({ knobs }) => {
  const silent = knobs.filter(({ knob }) => !published.has(knob)).map(({ knob }) => knob)

  expect(silent, "say what each is for in the component's tokens.json").toEqual([])
})

test.each(sheets)("%s sets only custom properties that are documented", (path) => {
  const prefix = `--fc-${basename(dirname(path))}-`

  expect(findSettings(text(path)).filter((name) => !name.startsWith(prefix) && !published.has(name))).toEqual([])
})

test.each(globSync("sites/*/theme/theme.resolver.json", { cwd: root }))(
  "the theme %s sets only component tokens that are documented",
  (path) => {
    const theme = readTheme(join(root, path))
    const brands = theme.modifiers.find(({ name }) => name === "brand")?.contexts ?? []
    const tokens = [{}, ...brands.map((brand) => ({ brand }))].flatMap((choice) => [...theme.getTokens(choice).keys()])
    const turned = tokens.filter((token) => token.startsWith("component."))
    const names = turned.map((token) => `--fc-${token.replace("component.", "").replaceAll(".", "-")}`)

    expect(names.filter((name) => !published.has(name))).toEqual([])
  },
)
