export type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function listCheckedControls(container: Element | null): readonly Checked[] {
  const controls = container?.querySelectorAll<Checked>("input, select, textarea") ?? []
  return [...controls].filter((control) => control.willValidate)
}

export function isFirstInvalid(control: Checked): boolean {
  const controls = control.form ? Array.from(control.form.elements, (element) => element as Checked) : [control]
  return controls.find(({ validity }) => validity && !validity.valid) === control
}
