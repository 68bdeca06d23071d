import { expect, test } from "vitest"
import { cssOfPage } from "./css-of-page.ts"

const HTML = '<div class="Ab1-_2_root wide" data-scope="blurb"><i class="x _3dE456_icon"></i></div>'

test("all CSS rules of a module, including nested rules and keyframes, count as unused when the page uses no class of the module", () => {
  const sheet =
    "@layer fc.blocks{.Ab1-_2_title{color:red}@media (width>=768px){.Ab1-_2_root{color:blue}}._3dE456_icon{a:b}}"
  const rules = ".Cd2345_root{color:red;&:hover{color:blue}}@keyframes Cd2345_come{to{a:b}}"
  const strange = `@layer fc.blocks{${rules}}`

  expect(cssOfPage(sheet, HTML)).toEqual({ total: sheet.length, strange: 0, about: [] })
  expect(cssOfPage(sheet + strange, HTML)).toMatchObject({ about: ["Cd2345"], strange: rules.length })
})

test("a class name that appears only in script data does not count as a class on the page", () => {
  const html = '<script>self.push("className=\\"Cd2345_root\\"")</script>'

  expect(cssOfPage(".Cd2345_root{a:b}", html)).toMatchObject({ about: ["Cd2345"] })
})

test("a rule with a `data-scope` selector counts as unused when no element on the page matches the selector", () => {
  const css = '@layer fc.tokens{:root{--a:1}}[data-scope="tabs"]{a:b}[data-scope=blurb]{a:b}@font-face{src:url(a)}'

  expect(cssOfPage(css, HTML)).toMatchObject({ about: ["tabs"], strange: '[data-scope="tabs"]{a:b}'.length })
})
