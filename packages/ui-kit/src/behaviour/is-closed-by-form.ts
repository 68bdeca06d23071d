/**
 * Returns whether submitting a form closes the dialog around it, as `method="dialog"` of the form or its button says.
 */
export function isClosedByForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "dialog"
}
