import { expect, test } from "vitest"
import { formatCssValue } from "./css-value.ts"
import { readTokens, type TokenFile } from "./read-tokens.ts"

const black = { colorSpace: "srgb", components: [0, 0, 0] }
const white = { colorSpace: "srgb", components: [1, 1, 1] }
const base = {
  palette: { $type: "color", $extensions: { "org.forecourt": { tier: "primitive" } }, ink: { $value: black } },
  color: {
    $type: "color",
    ink: { $value: "{palette.ink}", $extensions: { "org.forecourt": { contrast: [{ on: "{color.ink}", min: 1 }] } } },
    title: { $value: "{color.ink}" },
  },
} satisfies TokenFile

const css = (files: readonly TokenFile[], path: string) => {
  const token = readTokens(files).get(path)
  return token && formatCssValue(token)
}

test("an alias of an alias is resolved to the value of the last design token in the chain", () => {
  expect(css([base], "color.title")).toBe("#000000")
})

test("overriding a design token in a later file also changes its aliases in earlier files", () => {
  const site = { palette: { ink: { $value: white } } }

  expect(css([base, site], "color.title")).toBe("#ffffff")
})

test("a design token keeps its type and contrast requirements when a later file overrides its value", () => {
  const tokens = readTokens([base, { palette: { ink: { $value: white } }, color: { ink: { $value: white } } }])

  expect(tokens.get("palette.ink")?.isPrimitive).toBe(true)
  expect(tokens.get("color.ink")?.forecourt.contrast).toHaveLength(1)
})

test("an alias to a missing design token or to itself is rejected with an error that names the token", () => {
  expect(() => readTokens([{ color: { $type: "color", a: { $value: "{color.b}" } } }])).toThrow(
    'tokens: "color.a" points at "color.b", which does not exist. Correct the alias.',
  )
  const circle = { color: { $type: "color", a: { $value: "{color.b}" }, b: { $value: "{color.a}" } } }
  expect(() => readTokens([circle])).toThrow("leads back to itself (color.a → color.b → color.a)")
})

test("a design token without a type is rejected", () => {
  expect(() => readTokens([{ size: { a: { $value: { value: 1, unit: "px" } } } }])).toThrow('"size.a" has the type')
})

const value = ($type: string, $value: unknown, forecourt?: object) => {
  const $extensions = forecourt && { "org.forecourt": forecourt }
  return css([{ group: { token: { $type, $value, ...($extensions && { $extensions }) } } }], "group.token")
}

test("design tokens of every type are formatted as CSS", () => {
  expect(value("color", { ...black, alpha: 0.5 })).toBe("rgb(0 0 0 / 50%)")
  expect(value("dimension", { value: 1.5, unit: "rem" })).toBe("1.5rem")
  expect(value("duration", { value: 200, unit: "ms" })).toBe("200ms")
  expect(value("cubicBezier", [0.2, 0.7, 0.2, 1])).toBe("cubic-bezier(0.2, 0.7, 0.2, 1)")
  expect(value("fontWeight", 650)).toBe("650")
  expect(value("number", 1.5)).toBe("1.5")
  expect(value("number", -0.02, { unit: "em" })).toBe("-0.02em")
  expect(value("fontFamily", ["Hanken Grotesk", "sans-serif"])).toBe('"Hanken Grotesk", sans-serif')
  const px = (n: number) => ({ value: n, unit: "px" })
  const shadow = { color: black, offsetX: px(0), offsetY: px(2), blur: px(6), spread: px(-2) }
  expect(value("shadow", shadow)).toBe("0px 2px 6px -2px #000000")
})

test("a fluid size grows from its minimum at a window width of 320 px to its full value at 1500 px", () => {
  const clamp = value("dimension", { value: 3.75, unit: "rem" }, { fluid: { min: { value: 2.125, unit: "rem" } } })
  const [, start = "", slope = ""] = /rem, ([\d.]+)rem \+ ([\d.]+)vw, /.exec(clamp ?? "") ?? []
  const getSizeAt = (windowPx: number) => Number(start) + (Number(slope) / 100) * (windowPx / 16)

  expect(clamp).toMatch(/^clamp\(2\.125rem, .*, 3\.75rem\)$/)
  expect(getSizeAt(320)).toBeCloseTo(2.125, 2)
  expect(getSizeAt(1500)).toBeCloseTo(3.75, 2)
})
