import { expect, test } from "vitest"
import { createStylesRoute } from "../routes/styles-route.ts"
import { createPageStyles } from "./page-styles.ts"

const button = { sheet: "@layer fc.blocks{.button{color:red}}" }
const hero = { sheet: "@layer fc.blocks{.hero{color:blue}}" }
const card = { sheet: "@layer fc.blocks{.card{color:green}}" }
const styles = { card: [button, card], hero: [button, hero], spacer: [] }
const LAYERS = "@layer fc.reset,fc.tokens,fc.kit,fc.blocks,site;"

test("the style sheet of a page begins with the order of the cascade layers and contains each style sheet of its blocks once", () => {
  const pages = createPageStyles(styles)

  const address = pages.getAddress(["hero", "card", "spacer"]) ?? ""

  expect(address).toMatch(/^\/styles\/[\w-]{12}\/card\.hero\.spacer\.css$/)
  expect(pages.find(address)?.text).toBe(LAYERS + button.sheet + card.sheet + hero.sheet)
  expect(pages.find(pages.getAddress(["hero"]) ?? "")?.text).toBe(LAYERS + button.sheet + hero.sheet)
  expect(pages.addressOfAll()).toBe(address)
})

test("the URL of a page's style sheet changes only when the style sheets of its blocks change", () => {
  const previous = createPageStyles(styles)
  const after = createPageStyles({ ...styles, card: [button, { sheet: "@layer fc.blocks{.card{color:gold}}" }] })

  expect(after.getAddress(["hero"])).toBe(previous.getAddress(["hero"]))
  expect(after.getAddress(["card"])).not.toBe(previous.getAddress(["card"]))
})

test("a page has no style sheet URL if its blocks are unknown or have no styles", () => {
  const pages = createPageStyles(styles)

  expect(pages.getAddress(["spacer"])).toBeNull()
  expect(pages.getAddress(["constructor", "nope"])).toBeNull()
  expect(createPageStyles({ hero: [{}] }).getAddress(["hero"])).toBeNull()
})

test("the current URL of a style sheet is cached as immutable, and an outdated URL for five minutes", async () => {
  const pages = createPageStyles(styles)
  const route = createStylesRoute(pages)
  const send = (path: string) => route(new Request(`https://site.example${path}`))
  const exact = pages.getAddress(["hero"]) ?? ""

  const now = send(exact)
  const previous = send("/styles/anOlderOne12/gone.hero.css")

  expect(now.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(now.headers.get("content-type")).toBe("text/css; charset=utf-8")
  expect(previous.headers.get("cache-control")).toBe("public, max-age=300")
  expect(await previous.text()).toBe(await now.text())
  expect(send("/styles/x/nope.css").status).toBe(404)
  expect(send("/styles/x/..%2f.css").status).toBe(404)
})
