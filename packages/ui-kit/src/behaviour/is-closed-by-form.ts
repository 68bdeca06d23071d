/** Whether sending a form closes the dialog around it, as the form or the button that sends it says. */
export function isClosedByForm(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute("formmethod") ?? form.getAttribute("method"))?.toLowerCase() === "dialog"
}
