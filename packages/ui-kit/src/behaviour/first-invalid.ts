/** A form control that supports constraint validation. */
export type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the controls inside an element that the browser validates, in document order. */
export function listCheckedControls(container: Element | null): readonly Checked[] {
  const controls = container?.querySelectorAll<Checked>("input, select, textarea") ?? []
  return [...controls].filter((control) => control.willValidate)
}

/** Returns whether the control is the first invalid one of its form. */
export function isFirstInvalid(control: Checked): boolean {
  const controls = control.form ? Array.from(control.form.elements, (element) => element as Checked) : [control]
  return controls.find(({ validity }) => validity && !validity.valid) === control
}
