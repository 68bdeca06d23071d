import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { LanguageSwitch, type LanguageSwitchRootProps, selectOfferedLanguages } from "./index.ts"

afterEach(cleanup)

const LANGUAGES = [
  { code: "sv", name: "svenska", href: "/" },
  { code: "en", name: "English", href: "/en" },
  { code: "fi", name: "suomi", href: "/fi" },
]

const languageSwitch = (props: Partial<LanguageSwitchRootProps> = {}) => (
  <LanguageSwitch.Root
    languages={LANGUAGES}
    locales={["sv", "en"]}
    current="sv"
    labels={{ switch: "Språk" }}
    data-testid="switch"
    {...props}
  >
    <LanguageSwitch.Trigger />
    <LanguageSwitch.List />
  </LanguageSwitch.Root>
)
const isOpen = () => screen.getByTestId<HTMLDetailsElement>("switch").open
const link = (name: string) => screen.getByText(name, { selector: "a" })

test("only languages that both the site and the router support are offered [spec 1 §4 language-switch]", () => {
  expect(selectOfferedLanguages(LANGUAGES, ["EN", "sv", "sk"]).map(({ code }) => code)).toEqual(["sv", "en"])
})

test("a language switch with a single language is not rendered [spec 1 §4 language-switch]", () => {
  expect(selectOfferedLanguages(LANGUAGES, ["fi"])).toEqual([])
  expect(renderToString(languageSwitch({ locales: ["fi"] }))).toBe("")
})

test("the server-rendered HTML contains links with a `lang` attribute, and the current language is marked", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(languageSwitch())

  const links = [...page.querySelectorAll("a")].map((node) =>
    ["lang", "hreflang", "aria-current"].map((name) => node.getAttribute(name)),
  )
  expect(links).toEqual([
    ["sv", "sv", "true"],
    ["en", "en", null],
  ])
  expect(page.querySelector("summary")?.getAttribute("aria-label")).toBe("Språk: svenska")
})

test("two entries with the same language code are both rendered without a React key warning", () => {
  const complain = vi.spyOn(console, "error")
  const twice = [...LANGUAGES, { code: "en", name: "English (UK)", href: "/en-gb" }]

  render(languageSwitch({ languages: twice }))

  expect(screen.getAllByText(/English/, { selector: "a" })).toHaveLength(2)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})

test("Escape closes the list and returns the focus to the button", () => {
  render(languageSwitch({ defaultOpen: true }))
  link("English").focus()

  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.tagName).toBe("SUMMARY")
})

test("the list of languages closes when the focus leaves it and on a press outside", () => {
  const onOpenChange = vi.fn()
  const { unmount } = render(languageSwitch({ defaultOpen: true, onOpenChange }))
  fireEvent.blur(link("English"), { relatedTarget: document.body })
  expect(isOpen()).toBe(false)
  unmount()

  render(languageSwitch({ defaultOpen: true, onOpenChange }))
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [false, "focus-out"],
    [false, "outside-press"],
  ])
})

test("a listener can prevent the list of languages from closing", () => {
  render(languageSwitch({ defaultOpen: true, onOpenChange: (_open, { cancel }) => cancel() }))

  fireEvent.pointerDown(document.body)

  expect(isOpen()).toBe(true)
})
