import type { NavigationEntry } from "@forecourt/api-clients/content"
import { expect, test } from "vitest"
import {
  getCurrent,
  getItemTitle,
  hasAlert,
  isAlertRendered,
  isDismissible,
  isFloating,
  selectExtras,
  selectItems,
  selectLanguages,
} from "./navigation-bar.rules.ts"

const DEFAULTS = {
  logoWidth: 150,
  logoHeight: 55,
  slimNav: false,
  hasDarkTheme: false,
  showSeparator: false,
  hasMessage: false,
}

const text = (value: string) => ({ value })
const page = (name: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  name,
  path: `/${name}`,
  hideInNavigation: false,
  shouldBeNavigableInMenuWhenItHasChildren: false,
  ...more,
})
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

test("the alert bar is shown only when HasMessage is on, a type is selected, and the title or the text is not blank [spec 1 §5 alert]", () => {
  const alert = {
    ...DEFAULTS,
    hasMessage: true,
    messageType: "Light",
    messageTitle: text("Öppet"),
  } as const

  expect(hasAlert(alert)).toBe(true)
  expect(
    hasAlert({
      ...alert,
      messageTitle: text(" "),
      messageText: text("Vi har öppet."),
    }),
  ).toBe(true)
  expect(hasAlert({ ...alert, hasMessage: false })).toBe(false)
  expect(hasAlert({ ...DEFAULTS, hasMessage: true, messageTitle: text("Öppet") })).toBe(false)
  expect(hasAlert({ ...alert, messageTitle: text(" "), messageText: text("\n") })).toBe(false)
})

test("the page editor shows a disabled alert if the alert has text or an editable field", () => {
  const metadata = { contextItem: { id: "a", language: "sv", version: 1 }, fieldId: "b", fieldType: "single-line" }
  const off = { ...DEFAULTS, messageTitle: { value: "", metadata } }

  expect(isAlertRendered(off, { mode: "editing" })).toBe(true)
  expect(isAlertRendered({ ...DEFAULTS, messageText: text("Öppet") }, { mode: "editing" })).toBe(true)
  expect(isAlertRendered({ ...DEFAULTS, messageText: text("Öppet") }, { mode: "live" })).toBe(false)
  expect(isAlertRendered(DEFAULTS, { mode: "editing" })).toBe(false)
})

test("every alert except a warning can be dismissed [spec 1 §4 alert-warning]", () => {
  expect(isDismissible({ ...DEFAULTS, messageType: "Warning" })).toBe(false)
  for (const messageType of ["Dark", "Light", "Neutral"] as const) {
    expect(isDismissible({ ...DEFAULTS, messageType })).toBe(true)
  }
})

test("a hidden page is omitted from the menu together with all pages below it [spec 1 §5 navigation-hidden.left-out]", () => {
  const items = [
    page("bilar", {
      children: [page("nya"), page("arkiv", { hideInNavigation: true })],
    }),
    page("cookies", { hideInNavigation: true, children: [page("lista")] }),
  ]

  const shown = selectItems(items)

  expect(names(shown)).toEqual(["bilar"])
  expect(names(shown[0]?.children ?? [])).toEqual(["nya"])
})

test("pages below the third level are omitted from the menu [spec 1 §3 navigation-item]", () => {
  const [first] = selectItems([
    page("1", {
      children: [page("2", { children: [page("3", { children: [page("4")] })] })],
    }),
  ])

  expect(first?.children?.[0]?.children).toEqual([{ ...page("3"), children: [] }])
})

test("extra menu items without a title are omitted [spec 1 §5 navigation-extra]", () => {
  const titled = { title: text("Sälj din bil") }

  expect(
    selectExtras({
      ...DEFAULTS,
      extraNavigationItems: [titled, {}, { title: text(" ") }],
    }),
  ).toEqual([titled])
})

test("the current page has aria-current 'page', and its ancestors have 'true'", () => {
  const site = { path: "/bilar/elbilar" }

  expect(getCurrent(page("bilar/elbilar"), site)).toBe("page")
  expect(getCurrent(page("bilar"), site)).toBe("true")
  expect(getCurrent(page("bil"), site)).toBeUndefined()
  expect(getCurrent(page(""), site)).toBeUndefined()
})

test("the label of a page is the navigation title, or the page's name if there is no navigation title", () => {
  expect(getItemTitle(page("bilar", { navigationTitle: "Bilar" }))).toBe("Bilar")
  expect(getItemTitle(page("bilar", { navigationTitle: "" }))).toBe("bilar")
})

test("the language switch is shown only when the page exists in at least two of the site's languages [spec 1 §4 language-switch]", () => {
  const languages = [
    { name: "sv", nativeName: "svenska", path: "/" },
    { name: "en", displayName: "English", path: "/en" },
    { name: "fi", path: "/fi" },
  ]

  expect(selectLanguages({ languages }, { languages: ["sv", "en"] })).toEqual([
    { code: "sv", name: "Svenska", href: "/" },
    { code: "en", name: "English", href: "/en" },
  ])
  expect(selectLanguages({ languages }, { languages: ["sv"] })).toEqual([])
  expect(selectLanguages({ languages: languages.slice(0, 1) }, { languages: ["sv", "en"] })).toEqual([])
})

test("the navigation bar floats over the content only on the home page of a site that enables floating [spec 1 §4 floating]", () => {
  const home = { path: "/en", homePath: "/en", floatingNavigation: true }

  expect(isFloating(home)).toBe(true)
  expect(isFloating({ ...home, path: "/en/about" })).toBe(false)
  expect(isFloating({ ...home, floatingNavigation: false })).toBe(false)
})
