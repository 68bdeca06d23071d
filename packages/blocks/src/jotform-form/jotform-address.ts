const HOSTS = { EU: "eu.jotform.com", Standard: "form.jotform.com" } as const

/** Address of a form at Jotform, in the page's language where the form has it. */
export function buildJotformAddress(formId: string, dataCentre: keyof typeof HOSTS, language: string): string {
  return `https://${HOSTS[dataCentre]}/${formId}?${new URLSearchParams({ language })}`
}
