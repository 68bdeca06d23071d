type Styles = Readonly<Record<string, string | undefined>>

/** The classes of several style sheets under one name each: a primitive that is another one, and looks otherwise. */
export function joinStyles(...sheets: readonly Styles[]): Styles {
  const names = new Set(sheets.flatMap(Object.keys))
  return Object.fromEntries([...names].map((name) => [name, sheets.flatMap((sheet) => sheet[name] ?? []).join(" ")]))
}
