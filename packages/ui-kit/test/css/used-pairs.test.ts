import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { listContrastPairs } from "../../src/tokens/contrast.ts"
import { readTheme } from "../../src/tokens/read-theme.ts"
import { findUsedPairs, type UsedPair } from "./used-pairs.ts"

const WORDS_MIN = 4.5
const EDGES_MIN = 3

const getPairs = (css: string) =>
  findUsedPairs(css).map(({ selector, color, surface }) => `${selector}: ${color} on ${surface}`)

test("the text colour and the background of an element form a contrast pair, even if only one of the two changes on hover", () => {
  const sheet = `@layer fc.kit {
    .a { color: var(--fc-color-on-action); background-color: var(--fc-color-action); }
    @media (hover: hover) { .root .a:hover { background-color: var(--fc-color-action-hover); } }
    .b { color: var(--fc-color-ink-muted); &:hover, &[data-open] { color: var(--fc-color-ink); background: var(--fc-color-tint); } }
    .c { background-color: var(--fc-c-bg, var(--fc-color-raised)); color: var(--fc-color-ink) }
    .d { color: var(--fc-color-ink) }
    .d[data-on] { color: var(--fc-color-on-action); background-color: var(--fc-color-action) }
    .d[data-on]:hover { background-color: var(--fc-color-action-hover) }
  }`

  expect(getPairs(sheet)).toEqual([
    ".a: on-action on action",
    ".root .a:hover: on-action on action-hover",
    ".b: ink-muted on paper",
    ".b:hover: ink on tint",
    ".b[data-open]: ink on tint",
    ".c: ink on raised",
    ".d: ink on paper",
    ".d[data-on]: on-action on action",
    ".d[data-on]:hover: on-action on action-hover",
  ])
})

test("a background without a text colour forms no contrast pair, and neither does a mixed text colour", () => {
  expect(getPairs(".a { background: var(--fc-color-mist) } .b { color: color-mix(in srgb, red, blue) }")).toEqual([])
})

const root = join(import.meta.dirname, "../../../..")
const kit = listContrastPairs(readTheme(join(import.meta.dirname, "../../src/tokens/kit.resolver.json")).getTokens())
/**
 * Returns the pairs of colours for which the tokens require at least the contrast `least`. Each pair is listed in both
 * directions, since contrast does not depend on which colour is the background.
 */
const listPromised = (least: number): ReadonlySet<string> =>
  new Set(
    kit
      .filter(({ min }) => min >= least)
      .flatMap(({ color, surface }) => [`${color} on ${surface}`, `${surface} on ${color}`]),
  )
const texts = listPromised(WORDS_MIN)
const edges = listPromised(EDGES_MIN)
const isPromised = ({ selector, color, surface }: UsedPair) =>
  (/disabled/.test(selector) ? edges : texts).has(`color.${color} on color.${surface}`)

const sheets = globSync("packages/{ui-kit,blocks,site-shell,renderer}/src/**/*.css", { cwd: root }).filter(
  (path) => !/generated/.test(path),
)

test.each(sheets)("every pair of text colour and background in %s has a declared contrast requirement", (path) => {
  const strangers = findUsedPairs(readFileSync(join(root, path), "utf8")).filter((pair) => !isPromised(pair))

  expect(
    strangers.map(({ selector, color, surface }) => `${selector}: ${color} on ${surface}`),
    "choose a pair that is promised, or promise this one under `contrast` in base.tokens.json",
  ).toEqual([])
})
