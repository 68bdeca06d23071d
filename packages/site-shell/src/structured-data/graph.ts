/** A node in the structured data of a page, as defined by https://schema.org. */
export type Thing = Readonly<Record<string, unknown>>

export function getCompanyId(base: URL): string {
  return `${base.href}#company`
}

export function toProperty(name: string, value: string | undefined): Thing {
  return value === undefined || value.trim() === "" ? {} : { [name]: value.trim() }
}
