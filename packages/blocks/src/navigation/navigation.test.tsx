import { act, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { renderDocument, renderLive, siteFor } from "../../test/render.tsx"

const text = (value: string) => ({ value })
const page = (name: string, more: object = {}) => ({ name, path: `/${name.toLowerCase()}`, ...more })
const cars = page("Bilar", { children: [page("Nya"), page("Elbilar", { children: [page("Laddning")] })] })
const notice = { hasMessage: true, messageTitle: text("Dags för vinterdäck."), messageType: "Neutral" }

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way the browser forgets.
  document.cookie = "hideAlert=; Max-Age=0; Path=/"
})

async function createMenu(items: readonly object[]) {
  const header = await renderDocument("Navigation", {}, undefined, { items })
  return header.querySelector("[data-part=items]")
}

test("the logo links to the home page and has the size that the editor set, or 150 × 55 by default [spec 1 §2 home-link, §3 navigation.logo-size, §9 logo]", async () => {
  const logo = { value: { src: "/logo.svg", alt: "Norrvik", width: 600, height: 220 } }
  const header = await renderDocument("Navigation", { logo }, siteFor({ homePath: "/en", path: "/en/about" }))
  const large = await renderDocument("Navigation", { logo, logoWidth: 200, logoHeight: 70 })

  expect(header.querySelector("[data-part=home]")?.getAttribute("href")).toBe("/en")
  expect(header.querySelector("img")?.getAttribute("width")).toBe("150")
  expect(header.querySelector("img")?.getAttribute("height")).toBe("55")
  expect(large.querySelector("img")?.getAttribute("width")).toBe("200")
})

test("a menu item with children is a button, or a link with a toggle button if its page can be opened", async () => {
  const closed = await createMenu([cars])
  const open = await createMenu([{ ...cars, shouldBeNavigableInMenuWhenItHasChildren: true }])

  expect(closed?.querySelector("[data-part=page]")?.tagName).toBe("BUTTON")
  expect(closed?.querySelector("a[href='/bilar']")).toBeNull()
  expect(open?.querySelector("a[data-part=page]")?.getAttribute("href")).toBe("/bilar")
  expect(open?.querySelector("[data-part=toggle]")?.getAttribute("aria-label")).toBe("Visa sidor under Bilar")
})

test("the links of all three menu levels are in the HTML while the menu is closed [spec 1 §3 navigation-item]", async () => {
  const menu = await createMenu([cars])

  expect([...(menu?.querySelectorAll("[data-part=panel] a") ?? [])].map((node) => node.getAttribute("href"))).toEqual([
    "/nya",
    "/laddning",
  ])
  expect(menu?.querySelector("span[data-part=subpage]")?.textContent).toBe("Elbilar")
})

test("a menu item with an external link leads to the external URL", async () => {
  const externalLink = { value: { href: "https://butik.norrvik.example/", target: "_blank" } }
  const menu = await createMenu([page("Butik", { externalLink })])

  const link = menu?.querySelector("a")
  expect(link?.getAttribute("href")).toBe("https://butik.norrvik.example/")
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer")
  expect(link?.textContent).toBe("Butik (öppnas i nytt fönster)")
})

test("the current page and its parent pages are marked in the menu", async () => {
  const header = await renderDocument("Navigation", {}, siteFor({ path: "/bilar/x" }), {
    items: [cars, page("Verkstad")],
  })
  const here = await renderDocument("Navigation", {}, siteFor({ path: "/verkstad" }), {
    items: [cars, page("Verkstad")],
  })

  const findCurrent = (root: HTMLElement) =>
    [...root.querySelectorAll("[data-part=items] :is([data-current], [aria-current])")].map((node) => node.textContent)
  expect(findCurrent(header)).toEqual(["Bilar"])
  expect(findCurrent(here)).toEqual(["Verkstad"])
  expect(here.querySelector("[data-part=items] [aria-current=page]")?.textContent).toBe("Verkstad")
})

test("hidden pages and extra items without a title are omitted [spec 1 §5 navigation-hidden.left-out navigation-extra]", async () => {
  const header = await renderDocument(
    "Navigation",
    {
      extraNavigationItems: [
        { link: { value: { href: "/a" } } },
        { title: text("Kontakt"), link: { value: { href: "/b" } } },
      ],
    },
    undefined,
    { items: [page("Cookies", { hideInNavigation: true })] },
  )

  expect(header.querySelector("[data-part=menu]")).toBeNull()
  expect([...header.querySelectorAll("[data-part=extra]")].map((node) => node.textContent)).toEqual([
    "Kontakt",
    "Kontakt",
  ])
})

test("the language switch marks the current language, and is omitted on a site with one language [spec 1 §4 language-switch, §7 current-language]", async () => {
  const languages = [
    { name: "sv", nativeName: "svenska", path: "/" },
    { name: "en", nativeName: "English", path: "/en" },
  ]
  const both = await renderDocument("Navigation", {}, undefined, { languages })
  const single = await renderDocument("Navigation", {}, siteFor({ languages: ["sv"] }), { languages })

  const summary = both.querySelector("details > summary[aria-label^=Språk]")
  expect(summary?.getAttribute("aria-label")).toBe("Språk: Svenska")
  const english = summary?.parentElement?.querySelector("a[hreflang=en]")
  expect(english?.getAttribute("href")).toBe("/en")
  expect(english?.getAttribute("lang")).toBe("en")
  expect(both.querySelector("a[hreflang=sv]")?.getAttribute("aria-current")).toBe("true")
  expect(single.querySelector("[hreflang]")).toBeNull()
  expect(single.querySelector("dialog")).toBeNull()
})

test("the navigation bar floats over the content only on the home page [spec 1 §4 floating]", async () => {
  const isFloating = async (path: string) =>
    (await renderDocument("Navigation", {}, siteFor({ path }))).querySelector("header")?.hasAttribute("data-floating")

  expect(await isFloating("/")).toBe(true)
  expect(await isFloating("/verkstad")).toBe(false)
})

test("dismissing the alert sets the cookie hideAlert and removes the bar [spec 1 §4 alert-dismiss]", async () => {
  await renderLive("Navigation", notice)
  const alert = screen.getByRole("region", { name: "Meddelande" })

  await userEvent.click(within(alert).getByRole("button", { name: "Stäng meddelandet" }))

  expect(document.cookie).toContain("hideAlert=")
  expect(screen.queryByRole("region", { name: "Meddelande" })).toBeNull()
})

test("the alert is hidden while the hideAlert cookie is set", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = "hideAlert=true; Path=/"

  await renderLive("Navigation", notice)

  expect(screen.queryByRole("region", { name: "Meddelande" })).toBeNull()
})

test("a warning alert cannot be dismissed and is shown even when the hideAlert cookie is set [spec 1 §4 alert-warning]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = "hideAlert=true; Path=/"

  await renderLive("Navigation", { ...notice, messageType: "Warning" })

  const alert = screen.getByRole("region", { name: "Meddelande" })
  expect(within(alert).queryByRole("button")).toBeNull()
})

test("in the page editor the alert is always visible, has no dismiss button and has a note about when visitors see the alert [spec 1 §6 controls.alert]", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = "hideAlert=true; Path=/"
  const editing = siteFor({ mode: "editing" })
  const getAlert = async (fields: object) => (await renderLive("Navigation", fields, editing)).querySelector("section")

  const shown = await getAlert(notice)
  expect(shown?.textContent).toContain("Besökare ser meddelandet tills de stänger det.")
  expect(shown?.querySelector("button")).toBeNull()
  expect((await getAlert({ ...notice, messageType: "Warning" }))?.textContent).toContain("kan inte stänga en varning")
  const hidden = await getAlert({ ...notice, hasMessage: false })
  expect(hidden?.textContent).toContain("Besökare ser inte meddelandet.")
  expect(hidden?.hasAttribute("data-editing")).toBe(true)
})

test("a menu opens on hover and sets `aria-expanded`", async () => {
  const header = await renderLive("Navigation", {}, undefined, { items: [cars] })
  const toggle = header.querySelector<HTMLElement>("[data-navigation-toggle]")

  await act(async () => fireEvent.pointerOver(toggle as HTMLElement, { pointerType: "mouse" }))

  expect(toggle?.getAttribute("aria-expanded")).toBe("true")
  expect(header.querySelector("[data-part=panel]")?.hasAttribute("data-open")).toBe(true)
})

test("a teaser and its price are shown in both the menu panel and the drawer", async () => {
  const teasers = [
    {
      page: { value: { href: "/bilar" } },
      title: text("Tind E"),
      price: text("från 549 900 kr"),
      link: { value: { href: "/elbilar", text: "Se elbilarna" } },
    },
  ]
  const header = await renderDocument("Navigation", { teasers }, undefined, {
    items: [cars, page("Verkstad", { children: [page("Däck")] })],
  })

  const [panel, other] = header.querySelectorAll("[data-part=panel]")
  expect(panel?.querySelector("[data-part=teaser]")?.textContent).toBe("Tind Efrån 549 900 krSe elbilarna")
  expect(other?.querySelector("[data-part=teaser]")).toBeNull()
  expect(header.querySelectorAll("dialog [data-part=teaser]")).toHaveLength(1)
})

async function createDrawer(items: readonly object[], path?: string) {
  const header = await renderDocument("Navigation", {}, siteFor(path ? { path } : {}), { items })
  return header.querySelector("dialog")
}

test("the drawer contains three levels of links and is expanded at the current page", async () => {
  const drawer = await createDrawer([cars, page("Verkstad", { children: [page("Däck")] })], "/bilar/nya")

  const branches = [...(drawer?.querySelectorAll("details") ?? [])]
  expect(branches.map((branch) => branch.querySelector("summary")?.textContent)).toEqual([
    "Bilar",
    "Elbilar",
    "Verkstad",
  ])
  expect(branches.map((branch) => branch.hasAttribute("open"))).toEqual([true, false, false])
  expect(branches[0]?.contains(branches[1] ?? null)).toBe(true)
  expect([...(drawer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/nya",
    "/laddning",
    "/däck",
  ])
})

test("a submenu in the drawer starts with a link to its parent page if the parent page can be opened", async () => {
  const drawer = await createDrawer([{ ...cars, shouldBeNavigableInMenuWhenItHasChildren: true }], "/bilar")

  const first = drawer?.querySelector("a")
  expect(first?.textContent).toBe("Bilar")
  expect(first?.getAttribute("aria-current")).toBe("page")
})

test("opening a submenu in the drawer focuses the submenu's heading, and 'Tillbaka' returns the focus to the menu entry [spec 1 §4 mega-menu.drill-down mega-menu.back]", async () => {
  const header = await renderLive("Navigation", {}, undefined, { items: [cars] })
  const entry = within(header).getByText("Bilar", { selector: "summary" })

  entry.focus()
  fireEvent.keyDown(entry, { key: "ArrowRight" })
  expect(document.activeElement).toBe(within(header).getByText("Bilar", { selector: "h2" }))

  await userEvent.click(within(header).getAllByText("Tillbaka")[0] as HTMLElement)
  expect(document.activeElement).toBe(entry)
})
