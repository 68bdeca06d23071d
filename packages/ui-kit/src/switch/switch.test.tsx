import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Switch, type SwitchRootProps } from "./index.ts"

afterEach(cleanup)

const sticky = (props: SwitchRootProps = {}) => (
  <form data-testid="form">
    <Switch.Root name="sticky" {...props}>
      <Switch.Input />
      <Switch.Text>Visa filter bredvid listan</Switch.Text>
    </Switch.Root>
    <button type="reset">Börja om</button>
  </form>
)
const control = () => screen.getByRole<HTMLInputElement>("switch", { name: "Visa filter bredvid listan" })
const getFormValue = () => new FormData(screen.getByTestId<HTMLFormElement>("form")).get("sticky")

test("pressing the label or Space toggles the switch, and a form submits it only if it is on", async () => {
  const onCheckedChange = vi.fn()
  render(sticky({ onCheckedChange }))

  await userEvent.click(screen.getByText("Visa filter bredvid listan"))
  expect([control().checked, getFormValue()]).toEqual([true, "on"])
  expect(onCheckedChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "press" }))
  await userEvent.keyboard(" ")

  expect([control().checked, getFormValue()]).toEqual([false, null])
})

test("a controlled switch changes only with `checked`, and a form reset restores the initial state", async () => {
  const { unmount } = render(sticky({ checked: false }))
  await userEvent.click(control())
  expect(control().checked).toBe(false)
  unmount()

  render(sticky({ defaultChecked: true }))
  await userEvent.click(control())
  await userEvent.click(screen.getByRole("button", { name: "Börja om" }))
  expect(control().checked).toBe(true)
})

test("the server-rendered HTML contains a checkbox, which works without JavaScript", () => {
  expect(renderToString(sticky())).toMatch(/<input(?=[^>]* type="checkbox")(?=[^>]* role="switch")/)
})
