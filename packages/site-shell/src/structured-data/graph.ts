export type Thing = Readonly<Record<string, unknown>>

export function getCompanyId(base: URL): string {
  return `${base.href}#company`
}

export function toProperty(name: string, value: string | undefined): Thing {
  return value === undefined || value.trim() === "" ? {} : { [name]: value.trim() }
}

/** The fields of a postal address, which are settings of a site or fields of a dealership. */
interface PostalAddress {
  readonly streetAddress?: { readonly value: string }
  readonly postalCode?: { readonly value: string }
  readonly city?: { readonly value: string }
}

/** Creates the structured data for a postal address. The country is taken from the locale. */
export function createAddressThing({ streetAddress, postalCode, city }: PostalAddress, locale: string): Thing {
  return {
    "@type": "PostalAddress",
    ...toProperty("streetAddress", streetAddress?.value),
    ...toProperty("postalCode", postalCode?.value),
    ...toProperty("addressLocality", city?.value),
    addressCountry: locale.slice(-2),
  }
}
