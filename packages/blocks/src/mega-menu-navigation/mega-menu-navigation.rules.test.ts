import type { NavigationItem } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { megaMenuNavigationDefaults } from "../generated/mega-menu-navigation.defaults.ts"
import { columnsOf, findTeaser } from "./mega-menu-navigation.rules.ts"

const page = (path: string, children: NavigationItem[] = []): NavigationItem => ({
  name: path,
  path,
  hideInNavigation: false,
  shouldBeNavigableInMenuWhenItHasChildren: false,
  children,
})
const names = (columns: readonly (readonly NavigationItem[])[]) => columns.map((pages) => pages.map(({ path }) => path))

test("pages without pages of their own share the first column, each other page leads its own", () => {
  const item = page("/bilar", [
    page("/nya", [page("/suv")]),
    page("/kampanjer"),
    page("/elbilar", [page("/laddning")]),
    page("/transportbilar"),
  ])

  expect(names(columnsOf(item))).toEqual([["/kampanjer", "/transportbilar"], ["/nya"], ["/elbilar"]])
  expect(names(columnsOf(page("/verkstad", [page("/service", [page("/stor")])])))).toEqual([["/service"]])
})

test("a teaser stands under the page it names, however its address is written", () => {
  const title = { value: "Provkör över helgen" }
  const under = (href: string) => ({
    ...megaMenuNavigationDefaults,
    teasers: [{ page: { value: { href } }, title }],
  })

  for (const href of ["/bilar", "/bilar/", "/bilar?car_fuel=El", "/bilar#nya"]) {
    expect(findTeaser(under(href), page("/bilar"))?.title).toBe(title)
  }
  expect(findTeaser(under("/verkstad"), page("/bilar"))).toBeUndefined()
  expect(findTeaser(under("/"), page("/"))?.title).toBe(title)
})

test("a teaser that says nothing is left out", () => {
  const teasers = [{ page: { value: { href: "/bilar" } }, title: { value: " " } }, { title: { value: "Hemlös" } }]

  expect(findTeaser({ ...megaMenuNavigationDefaults, teasers }, page("/bilar"))).toBeUndefined()
})
