/** One thing that a page tells search engines about. https://schema.org */
export type Thing = Readonly<Record<string, unknown>>

/** Name of the company among the things of all pages. */
export function getCompanyId(base: URL): string {
  return `${base.href}#company`
}

/** A property with a text, or nothing where editors wrote none. */
export function toProperty(name: string, value: string | undefined): Thing {
  return value === undefined || value.trim() === "" ? {} : { [name]: value.trim() }
}
