/**
 * Returns whether submitting a form closes the dialog that contains it. This is the case if the form or the pressed
 * button has the method `dialog`.
 */
export function isClosedByForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "dialog"
}
