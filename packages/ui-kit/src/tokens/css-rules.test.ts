import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findRawColors, findUnknownBreakpoints, findUnknownTokens, findUnownedSelectors } from "./css-rules.ts"

test("findUnknownTokens reports a custom property that is not a design token, unless the style sheet defines it or gives a fallback", () => {
  const sheet = `
    .a { color: var(--fc-color-inc); margin: var(--fc-space-1); }
    .b { --fc-b-size: 1px; inline-size: var(--fc-b-size); }
    .c { color: var(--fc-c-fg, var(--fc-color-ink)); }
    /* var(--fc-not-a-token) */`

  expect(findUnknownTokens(sheet)).toEqual(["--fc-color-inc"])
})

test("a media or container query with a width that is not a breakpoint is reported [spec 1 §9 breakpoints.768 breakpoints.1280]", () => {
  const sheet =
    "@media (width >= 768px) {} @media (max-width: 1279.98px) {} @container (width < 800px) {} @media (max-height: 480px) {}"

  expect(findUnknownBreakpoints(sheet)).toEqual(["800"])
})

test.each([768, 1024, 1280, 1500, 1920])(
  "in a media query %i px is an allowed width, and one pixel more or less is reported [spec 1 §9 breakpoints]",
  (px) => {
    const sheet = `@media (width >= ${px}px) {} @media (width >= ${px - 1}px) {} @media (width >= ${px + 1}px) {}`

    expect(findUnknownBreakpoints(sheet)).toEqual([`${px - 1}`, `${px + 1}`])
  },
)

test("a CSS selector without a class name is reported", () => {
  const sheet =
    "@layer a { .b > p, tr:hover > * { color: red } :is(.c, .d) + [data-x], :has(> .b) {} @media print { hr {} } @keyframes k { from {} 50% {} } }"

  expect(findUnownedSelectors(sheet)).toEqual(["tr:hover > *", "hr"])
})

test("a literal colour value in a style sheet is reported", () => {
  expect(findRawColors("a { color: #fff; border: 1px solid rgb(0 0 0); fill: currentcolor; }")).toEqual([
    "#fff",
    "rgb(",
  ])
  expect(findRawColors("a { color: rgb(from var(--fc-color-ink) r g b / 50%); }")).toEqual([])
})

const kit = join(import.meta.dirname, "..")
const sheets = globSync(["**/*.module.css", "section-failed/section-failed.css"], { cwd: kit })
const read = (path: string) => readFileSync(join(kit, path), "utf8")

test.each(sheets)(
  "the style sheet %s uses only existing design tokens and breakpoints, and contains no literal colours",
  (path) => {
    expect(findUnknownTokens(read(path))).toEqual([])
    expect(findUnknownBreakpoints(read(path))).toEqual([])
    expect(findRawColors(read(path))).toEqual([])
  },
)

test.each(sheets.filter((path) => !/stories|story-frame/.test(path)))(
  "all CSS rules of %s are in the cascade layer of the UI kit",
  (path) => {
    const outside = read(path).replace(/^(?:\s|\/\*[\s\S]*?\*\/)*@layer fc\.kit \{[\s\S]*\}\s*$/, "")

    expect(outside).toBe("")
  },
)

const code = globSync("packages/{ui-kit,blocks,site-shell,renderer}/src/**/*.tsx", { cwd: join(kit, "../../..") })

test.each(code.filter((path) => /-width:/.test(readFileSync(join(kit, "../../..", path), "utf8"))))(
  "the media queries in %s use only existing breakpoints",
  (path) => {
    const conditions = readFileSync(join(kit, "../../..", path), "utf8").matchAll(/\((?:min|max)-width: [\d.]+px\)/g)

    expect(Array.from(conditions, ([condition]) => findUnknownBreakpoints(`@media ${condition} {}`)).flat()).toEqual([])
  },
)

/**
 * Verifies that no style sheet uses `:dir()`. The build compiles this selector to a list of languages, which does not
 * match a right-to-left page in Swedish.
 */
test.each(sheets)("%s does not use the selector `:dir()`", (path) => {
  expect(read(path)).not.toContain(":dir(")
})
