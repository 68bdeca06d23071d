/** Returns the supported language that `Accept-Language` prefers most, or `preset` if none is supported. */
export function selectLanguage<Language extends string>(
  acceptLanguage: string,
  languages: readonly Language[],
  preset: Language,
): Language {
  const wishes = acceptLanguage
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";")
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split("-")[0] ?? "", weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((item, other) => other.weight - item.weight)
  for (const { language } of wishes) {
    const known = languages.find((item) => item === language)
    if (known !== undefined) return known
  }
  return preset
}

/** Replaces placeholders such as `{code}` in a text with values. Placeholders without a value remain unchanged. */
export function formatText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
