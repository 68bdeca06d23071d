/**
 * Returns whether submitting a form closes the enclosing dialog, because the form or its button has `method="dialog"`.
 */
export function isClosedByForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "dialog"
}
