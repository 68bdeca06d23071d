export function selectLanguage(headers: Headers, languages: readonly string[]): string {
  const wanted = (headers.get("accept-language") ?? "").split(",").map((range) => range.trim().split(/[-;]/)[0] ?? "")
  return (
    wanted.map((language) => language.toLowerCase()).find((language) => languages.includes(language)) ??
    languages[0] ??
    "en"
  )
}
