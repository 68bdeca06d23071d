export function formatText<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
