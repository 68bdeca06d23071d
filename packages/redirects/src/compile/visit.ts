import { toCanonicalPath, toLowerCaseKey } from "../address/path-key.ts"
import { type Part, readQuery } from "../address/query-parts.ts"
import type { Address } from "../address/read-address.ts"

/** The parts of a request other than its URL. */
export interface RequestParts {
  readonly headers?: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** The cookies by name. By default, they are read from the `cookie` header. */
  readonly cookies?: Readonly<Record<string, string | undefined>>
}

/** A request. The query string and the cookies are parsed only if a rule needs them. */
export interface Visit extends Pick<VisitStart, "address" | "key" | "locale"> {
  readonly isTrailing: boolean
  written(): string
  query(): readonly Part[]
  header(name: string): string | undefined
  cookie(name: string): string | undefined
}

export interface VisitStart {
  readonly address: Address
  /** The normalised path, without its language prefix. */
  readonly key: string
  readonly locale: string
  /** The length of the language prefix in the path, including its slash. For example, `/en` has the length 3. */
  readonly localeLength: number
}

export function createVisit({ address, key, locale, localeLength }: VisitStart, request: RequestParts = {}): Visit {
  const getHeader = (name: string) =>
    findHeader(request.headers, name) ??
    (name.toLowerCase() === "host" && address.host !== "" ? address.host : undefined)
  const written = createLazy(() => toCanonicalPath(address.pathname).slice(localeLength) || "/")
  const query = createLazy(() => readQuery(address.search))
  const cookies = createLazy(() => request.cookies ?? readCookies(getHeader("cookie") ?? ""))
  return {
    address,
    key,
    locale,
    isTrailing: address.pathname.length > 1 && address.pathname.endsWith("/"),
    written,
    query,
    header: getHeader,
    cookie: (name) => cookies()[name],
  }
}

function createLazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export interface Locales {
  readonly first: string
  readonly byPrefix: ReadonlyMap<string, string>
}

export function readLocales(locales: readonly string[]): Locales {
  return { first: locales[0] ?? "", byPrefix: new Map(locales.map((locale) => [toLowerCaseKey(locale), locale])) }
}

/**
 * Splits a normalised path into its language and the path without the language prefix. For example, `/en/old` becomes
 * `/old` in English. A path without a prefix belongs to the first language.
 */
export function removeLocale(
  key: string,
  { first, byPrefix }: Locales,
): Pick<VisitStart, "key" | "locale" | "localeLength"> {
  const end = key.indexOf("/", 1)
  const prefix = end < 0 ? key.slice(1) : key.slice(1, end)
  const locale = byPrefix.get(prefix)
  return locale === undefined
    ? { locale: first, key, localeLength: 0 }
    : { locale, key: key.slice(prefix.length + 1) || "/", localeLength: prefix.length + 1 }
}

function findHeader(headers: RequestParts["headers"], name: string): string | undefined {
  if (headers === undefined) return undefined
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = (headers as Readonly<Record<string, string | readonly string[] | undefined>>)[name.toLowerCase()]
  return typeof value === "string" ? value : value?.join(", ")
}

function readCookies(text: string): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const pair of text.split(";")) {
    const equals = pair.indexOf("=")
    if (equals > 0) cookies[pair.slice(0, equals).trim()] ??= removeQuotes(pair.slice(equals + 1).trim())
  }
  return cookies
}

function removeQuotes(value: string): string {
  try {
    return decodeURIComponent(value.replace(/^"(.*)"$/, "$1"))
  } catch {
    return value
  }
}
