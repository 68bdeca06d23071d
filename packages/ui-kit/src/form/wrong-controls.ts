import { type Checked, listCheckedControls } from "../behaviour/first-invalid.ts"
import type { FormField } from "./form-context.ts"

export interface WrongControl {
  readonly control: Checked
  readonly message: string
}

export function findWrongControls(form: HTMLFormElement, fields: ReadonlySet<FormField>): readonly WrongControl[] {
  const seen = new Set<unknown>()
  return listCheckedControls(form).flatMap((control) => {
    if (control.validity.valid) return []
    const field = [...fields].find(({ root }) => root.contains(control))
    const key = field ?? (control.type === "radio" ? control.name : control)
    if (seen.has(key)) return []
    seen.add(key)
    return [{ control, message: field?.getErrorMessage(control) || control.validationMessage }]
  })
}

export function isSameList(some: readonly WrongControl[], others: readonly WrongControl[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ control, message }, at) => others[at]?.control === control && others[at]?.message === message)
  )
}

export function getLabel(control: Checked): string {
  const field = control.closest("[data-scope=field][data-part=root]")
  const label = field?.querySelector("[data-part=label], [data-part=legend]") ?? control.labels?.[0]
  const words = [...(label?.childNodes ?? [])].filter((node) => !(node instanceof Element && isUnread(node)))
  const said = words
    .map(({ textContent }) => textContent)
    .join("")
    .trim()
  return said || (control.getAttribute("aria-label") ?? control.name)
}

function isUnread(node: Element): boolean {
  return node.getAttribute("aria-hidden") === "true"
}
