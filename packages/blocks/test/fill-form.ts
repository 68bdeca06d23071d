import { act, fireEvent, within } from "@testing-library/react"
import { expect } from "vitest"

export function createVisitor(root: HTMLElement) {
  const form = within(root)
  const find = (label: string | RegExp, selector: string) => form.getByLabelText<HTMLInputElement>(label, { selector })
  const field = (label: string | RegExp) => find(label, "input, select, textarea")
  return {
    form,
    field,
    fill(values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) {
        const control = find(new RegExp(`^${label}`), "input:not([type=checkbox]), select, textarea")
        fireEvent.change(control, { target: { value } })
        fireEvent.blur(control)
      }
    },
    tick: (label: string) => void fireEvent.click(field(label)),
    submit: (name: RegExp) => act(async () => void fireEvent.click(form.getByRole("button", { name }))),
    thanks: () => root.querySelector<HTMLElement>("[data-part=sent]"),
    alert: () => form.queryByRole("alert")?.textContent,
    faults: () =>
      [...root.querySelectorAll<HTMLElement>("[data-scope=field][data-part=root][data-invalid]")].map(
        (item) => item.querySelector("[data-part=label], [data-part=legend]")?.textContent,
      ),
    expectSentForm(name: string) {
      const sent = root.querySelector("form")
      expect([sent?.method, sent?.getAttribute("action")]).toEqual(["post", "/api/forms/comhub"])
      expect(sent?.querySelector<HTMLInputElement>("input[name=form]")?.value).toBe(name)
    },
  }
}
