import { isWithin } from "../form/pointers.ts"

export type FocusRequest = { readonly to: "tree" } | FormFocus

export interface FormFocus {
  readonly to: "form"
  /** The id of the block whose form receives the focus, or `null` for the form of the page. */
  readonly block: string | null
  /** The JSON pointer to the field that receives the focus, or `null` for the first field of the form. */
  readonly place: string | null
}

export function findFocusHome(editor: HTMLElement | null): HTMLElement | null {
  const places = ["[role=treeitem][tabindex='0']", "[data-scope=editor-bar] [aria-pressed=true]", "button"]
  return places.map((place) => editor?.querySelector<HTMLElement>(place)).find(Boolean) ?? null
}

const CONTROLS = [":is(input, textarea, select):not([type=hidden], [tabindex='-1'], :disabled)", "button, summary"]

/** Focuses the control of a field. If there is no such control, focuses the heading of the form. */
export function setFocusOnField(panel: HTMLElement, place: string | null): void {
  const form = panel.querySelector<HTMLElement>("[data-scope=block-form]")
  const around = [...(form?.querySelectorAll<HTMLElement>("[data-pointer]") ?? [])].filter(
    ({ dataset: { pointer = "" } }) => place !== null && isWithin(place, pointer),
  )
  const field = place === null ? form : around.at(-1)
  const control = CONTROLS.map((kind) => field?.querySelector<HTMLElement>(kind)).find(Boolean)
  for (let folded = control?.closest("details"); folded; folded = folded.parentElement?.closest("details"))
    folded.open = true
  const target = control ?? panel.querySelector("h2")
  target?.focus()
}
