/** A control that the browser checks. */
export type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls inside an element that the browser checks, in order. */
export function listCheckedControls(inside: Element | null): readonly Checked[] {
  const found = inside?.querySelectorAll<Checked>("input, select, textarea") ?? []
  return [...found].filter((control) => control.willValidate)
}

/** Whether no control before it in its form is wrong. */
export function isFirstInvalid(control: Checked): boolean {
  const controls = control.form ? Array.from(control.form.elements, (one) => one as Checked) : [control]
  return controls.find(({ validity }) => validity && !validity.valid) === control
}
