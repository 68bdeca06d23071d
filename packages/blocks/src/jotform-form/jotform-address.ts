const HOSTS = { EU: "eu.jotform.com", Standard: "form.jotform.com" } as const

export function buildJotformAddress(formId: string, dataCentre: keyof typeof HOSTS, language: string): string {
  return `https://${HOSTS[dataCentre]}/${formId}?${new URLSearchParams({ language })}`
}
