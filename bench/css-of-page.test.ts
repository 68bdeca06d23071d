import { expect, test } from "vitest"
import { cssOfPage } from "./css-of-page.ts"

const HTML = '<div class="blurb-module__Ab1__root" data-scope="blurb"><i class="x"></i></div>'

test("rules about what does not stand on the page are strange, wherever they are nested", () => {
  const own =
    "@layer fc.blocks{.blurb-module__Ab1__root{color:red}@media (width>=768px){.blurb-module__Ab1__root{color:blue}}}"
  const strange = "@layer fc.blocks{.footer-module__Cd2__root{color:red;&:hover{color:blue}}}"

  expect(cssOfPage(own, HTML)).toEqual({ total: own.length, strange: 0, names: [] })
  expect(cssOfPage(own + strange, HTML)).toMatchObject({ names: ["footer"], strange: 56 })
})

test("parts of the kit are known by their scope, what names nothing belongs to every page", () => {
  const css = '@layer fc.tokens{:root{--a:1}}[data-scope="tabs"]{a:b}[data-scope=blurb]{a:b}@font-face{src:url(a)}'

  expect(cssOfPage(css, HTML)).toMatchObject({ names: ["tabs"], strange: '[data-scope="tabs"]{a:b}'.length })
})
