/**
 * Returns the first language in `Accept-Language` that the site supports. If there is none, returns the first language
 * of the site.
 */
export function selectLanguage(headers: Headers, languages: readonly string[]): string {
  const wanted = (headers.get("accept-language") ?? "").split(",").map((range) => range.trim().split(/[-;]/)[0] ?? "")
  return (
    wanted.map((language) => language.toLowerCase()).find((language) => languages.includes(language)) ??
    languages[0] ??
    "en"
  )
}
