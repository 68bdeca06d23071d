/** Returns whether submitting a form closes the enclosing dialog, by `method="dialog"` of the form or its button. */
export function isClosedByForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "dialog"
}
