import { isWithin } from "../form/pointers.ts"

/** Where the focus is to go, once that is there. */
export type FocusRequest = { readonly to: "tree" } | FormFocus

export interface FormFocus {
  readonly to: "form"
  /** The block whose form it is; `null` for the page's own. */
  readonly block: string | null
  /** Pointer of what is to be filled in; `null` for the first of all. */
  readonly place: string | null
}

/** Where the focus goes when what had it is gone: the tree's current item, or the view that is shown instead of it. */
export function findFocusHome(editor: HTMLElement | null): HTMLElement | null {
  const places = ["[role=treeitem][tabindex='0']", "[data-scope=editor-bar] [aria-pressed=true]", "button"]
  return places.map((place) => editor?.querySelector<HTMLElement>(place)).find(Boolean) ?? null
}

const CONTROLS = [":is(input, textarea, select):not([type=hidden], [tabindex='-1'], :disabled)", "button, summary"]

/** Moves the focus to the control of a place in a block's form; to the block's name where there is none. */
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
