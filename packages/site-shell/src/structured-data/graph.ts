/** A node of a page's structured data. https://schema.org */
export type Thing = Readonly<Record<string, unknown>>

/** Returns the identifier of the company in the structured data. */
export function getCompanyId(base: URL): string {
  return `${base.href}#company`
}

/** Returns an object with a text property; empty when there is no text. */
export function toProperty(name: string, value: string | undefined): Thing {
  return value === undefined || value.trim() === "" ? {} : { [name]: value.trim() }
}
