import type { CallOptions } from "@forecourt/contracts/call"
import { parseSettingsResponse, type SettingsResponse } from "@forecourt/contracts/content/settings-response"
import type { Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"

/**
 * The fields of the settings item, by field name on the platform, such as `titleTemplate`. The values have the format
 * of the platform's layout service.
 */
export type SettingsFields = Readonly<Record<string, unknown>>

const QUERY = {
  operation: "fetchSettings",
  // The parser leaves out fields that are not in its schema. Newer fields are kept for code that reads the settings.
  parse: (data: unknown) => (parseSettingsResponse(data) === null ? null : (data as SettingsResponse)),
  document: `
    query Settings($path: String!, $language: String!) {
      item(path: $path, language: $language) {
        name: field(name: "name") { jsonValue }
        url: field(name: "url") { jsonValue }
        titleTemplate: field(name: "titleTemplate") { jsonValue }
        gtmID: field(name: "gtmID") { jsonValue }
        favicon: field(name: "favicon") { jsonValue }
        faviconFile: field(name: "faviconFile") { jsonValue }
        pathToCarList: field(name: "pathToCarList") { jsonValue }
        consentVersion: field(name: "consentVersion") { jsonValue }
        cookiePage: field(name: "cookiePage") { jsonValue }
        privacyPage: field(name: "privacyPage") { jsonValue }
        organisationType: field(name: "organisationType") { jsonValue }
        legalName: field(name: "legalName") { jsonValue }
        logo: field(name: "logo") { jsonValue }
        telephone: field(name: "telephone") { jsonValue }
        email: field(name: "email") { jsonValue }
        streetAddress: field(name: "streetAddress") { jsonValue }
        postalCode: field(name: "postalCode") { jsonValue }
        city: field(name: "city") { jsonValue }
        openingHours: field(name: "openingHours") { jsonValue }
        sameAs: field(name: "sameAs") { jsonValue }
      }
    }`,
}

/** Fetches the site-wide settings from the item at a path. Returns `null` if there is no such item. */
export async function fetchSettings(
  http: Http,
  { path, language }: { readonly path: string; readonly language: string },
  options?: CallOptions,
): Promise<SettingsFields | null> {
  const { item } = await runQuery(http, QUERY, { path, language }, options)
  if (!item) return null
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, field]) => {
      const value = getFieldValue(field)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/**
 * Returns the value of a settings field without validating it, since the types of newer fields are not known here.
 * Returns `null` if the value is not an object.
 */
function getFieldValue(field: unknown): object | null {
  const value = typeof field === "object" && field !== null && "jsonValue" in field ? field.jsonValue : null
  return typeof value === "object" ? value : null
}
