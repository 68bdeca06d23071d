import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { AlertBar, type AlertBarRootProps } from "./index.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: the way the browser forgets.
  document.cookie = "hideAlert=; Max-Age=0; Path=/"
})

const bar = (props: AlertBarRootProps = {}) => (
  <>
    <AlertBar.Root labels={{ region: "Meddelande", dismiss: "Stäng" }} {...props}>
      <AlertBar.Content>
        Däckskifte i helgen
        <AlertBar.Dismiss />
      </AlertBar.Content>
    </AlertBar.Root>
    <nav aria-label="Huvudmeny" />
  </>
)
const region = () => screen.queryByRole("region", { name: "Meddelande" })

test("dismissing sets the cookie hideAlert for one day and removes the bar [spec 1 §4 alert-dismiss, §9 alert-cookie]", async () => {
  const set = vi.spyOn(document, "cookie", "set")
  render(bar())

  await userEvent.click(screen.getByRole("button", { name: "Stäng" }))

  expect(set).toHaveBeenCalledWith("hideAlert=true; Path=/; Max-Age=86400; SameSite=Lax")
  expect(region()).toBeNull()
})

test("dismissing moves the focus to the next landmark", async () => {
  render(bar())

  await userEvent.click(screen.getByRole("button"))

  expect(document.activeElement).toBe(screen.getByRole("navigation"))
})

test("a visitor with the hideAlert cookie does not see the alert bar [spec 1 §4 alert-dismiss]", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = "hideAlert=true; Path=/"

  render(bar())

  expect(region()).toBeNull()
})

test("a warning has no close button and is shown even with the hideAlert cookie [spec 1 §4 alert-warning]", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = "hideAlert=true; Path=/"

  render(bar({ isDismissible: false }))

  expect(region()).not.toBeNull()
  expect(screen.queryByRole("button")).toBeNull()
})

test("an onDismiss listener can cancel the dismissal of the alert bar", async () => {
  const onDismiss = vi.fn<NonNullable<AlertBarRootProps["onDismiss"]>>(({ cancel }) => cancel())
  render(bar({ onDismiss }))

  await userEvent.click(screen.getByRole("button"))

  expect(onDismiss).toHaveBeenCalledOnce()
  expect(region()).not.toBeNull()
  expect(document.cookie).not.toContain("hideAlert")
})

test("the server-rendered HTML contains the alert bar", () => {
  expect(renderToString(bar())).toContain("Däckskifte i helgen")
})
