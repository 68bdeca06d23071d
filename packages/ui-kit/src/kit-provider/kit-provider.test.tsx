import { cleanup, render, screen } from "@testing-library/react"
import type { ComponentPropsWithRef } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { CopyButton } from "../copy-button/index.ts"
import { KitImage, KitLink, KitProvider } from "./kit-provider.tsx"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const button = (labels = {}) => (
  <CopyButton.Root value="1" labels={labels}>
    <CopyButton.Trigger />
  </CopyButton.Root>
)
const name = () => screen.getByRole("button").getAttribute("aria-label")

test("a component uses the texts of its provider, and the `labels` prop overrides them", () => {
  const { rerender } = render(<KitProvider messages={{ "copy.label": "Kopiera {value}" }}>{button()}</KitProvider>)
  expect(name()).toBe("Kopiera 1")

  rerender(<KitProvider messages={{ "copy.label": "Kopiera" }}>{button({ copy: "Kopioi {value}" })}</KitProvider>)
  expect(name()).toBe("Kopioi 1")
})

test("a nested provider inherits the texts of the outer provider", () => {
  render(
    <KitProvider messages={{ "copy.label": "Kopiera" }}>
      <KitProvider messages={{ "copy.copied": "Kopierat" }}>{button()}</KitProvider>
    </KitProvider>,
  )

  expect(name()).toBe("Kopiera")
})

test("a missing text is logged only once in development", () => {
  const error = vi.spyOn(console, "error").mockReturnValue()

  render(button())
  render(button())

  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toBe(
    'ui-kit: no text for "copy.label". Give the part labels, or KitProvider messages.',
  )
})

test("links and images use the provider's components", () => {
  const SiteLink = (props: ComponentPropsWithRef<"a">) => <a data-site="" {...props} />

  render(
    <KitProvider link={SiteLink}>
      <KitLink href="/">Hem</KitLink>
      <KitImage src="/bil.svg" alt="Bil" />
    </KitProvider>,
  )

  expect(screen.getByRole("link").dataset.site).toBe("")
  expect(screen.getByRole("img").getAttribute("src")).toBe("/bil.svg")
})
