import { type Checked, listCheckedControls } from "../behaviour/first-invalid.ts"
import type { FormField } from "./form-context.ts"

export interface WrongControl {
  readonly control: Checked
  readonly message: string
}

/** The controls of a form that are wrong, in order: of a field or a group of radio buttons only the first. */
export function findWrongControls(form: HTMLFormElement, fields: ReadonlySet<FormField>): readonly WrongControl[] {
  const seen = new Set<unknown>()
  return listCheckedControls(form).flatMap((control) => {
    if (control.validity.valid) return []
    const field = [...fields].find(({ root }) => root.contains(control))
    const one = field ?? (control.type === "radio" ? control.name : control)
    if (seen.has(one)) return []
    seen.add(one)
    return [{ control, message: field?.messageOf(control) || control.validationMessage }]
  })
}

/** Whether two lists name the same controls with the same words. */
export function isSameList(some: readonly WrongControl[], others: readonly WrongControl[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ control, message }, at) => others[at]?.control === control && others[at]?.message === message)
  )
}

/** What a control is called, without the star that says that it must be filled in. */
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
