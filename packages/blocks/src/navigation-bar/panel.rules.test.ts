import type { NavigationEntry } from "@forecourt/api-clients/content"
import { expect, test } from "vitest"
import { megaMenuNavigationDefaults } from "../generated/mega-menu-navigation.defaults.ts"
import { createGroups, findTeaser, getColumnCount } from "./panel.rules.ts"

const page = (path: string, children: NavigationEntry[] = []): NavigationEntry => ({
  name: path,
  path,
  hideInNavigation: false,
  shouldBeNavigableInMenuWhenItHasChildren: false,
  children,
})
const pages = (count: number) => Array.from({ length: count }, (_, at) => page(`/${at}`))
const names = (groups: readonly (readonly NavigationEntry[])[]) => groups.map((group) => group.map(({ path }) => path))

test("in a menu, pages without children share the first link group, and each page with children has a link group", () => {
  const item = page("/bilar", [
    page("/nya", [page("/suv")]),
    page("/kampanjer"),
    page("/elbilar", [page("/laddning")]),
    page("/transportbilar"),
  ])

  expect(names(createGroups(item))).toEqual([["/kampanjer", "/transportbilar"], ["/nya"], ["/elbilar"]])
  expect(names(createGroups(page("/verkstad", [page("/service", [page("/stor")])])))).toEqual([["/service"]])
})

test("a menu has one to three columns, depending on the number of links", () => {
  expect(getColumnCount(page("/bilar", pages(2)))).toBe(1)
  expect(getColumnCount(page("/bilar", pages(7)))).toBe(1)
  expect(getColumnCount(page("/bilar", pages(8)))).toBe(2)
  expect(getColumnCount(page("/bilar", [page("/nya", pages(7))]))).toBe(2)
  expect(getColumnCount(page("/bilar", pages(60)))).toBe(3)
})

test("a teaser is shown in the menu of the page that the teaser links to, regardless of query, hash and trailing slash", () => {
  const title = { value: "Provkör över helgen" }
  const createPanel = (href: string) => ({
    ...megaMenuNavigationDefaults,
    teasers: [{ page: { value: { href } }, title }],
  })

  for (const href of ["/bilar", "/bilar/", "/bilar?car_fuel=El", "/bilar#nya"]) {
    expect(findTeaser(createPanel(href), page("/bilar"))?.title).toBe(title)
  }
  expect(findTeaser(createPanel("/verkstad"), page("/bilar"))).toBeUndefined()
  expect(findTeaser(createPanel("/"), page("/"))?.title).toBe(title)
})

test("a teaser with only a price is shown, and a teaser without content is omitted", () => {
  const teasers = [{ page: { value: { href: "/bilar" } }, title: { value: " " } }, { title: { value: "Hemlös" } }]
  const price = { value: "från 2 995 kr/mån" }

  expect(findTeaser({ ...megaMenuNavigationDefaults, teasers }, page("/bilar"))).toBeUndefined()
  const priced = [{ page: { value: { href: "/bilar" } }, price }]
  expect(findTeaser({ ...megaMenuNavigationDefaults, teasers: priced }, page("/bilar"))?.price).toBe(price)
})
