type Call = (...given: never[]) => Promise<unknown>

/** Calls by their names, of which the code comes with the first one that is made. */
export function lazyCalls<Calls extends { readonly [Name in keyof Calls]: Call }>(
  names: readonly (keyof Calls & string)[],
  open: () => Promise<Calls>,
): Calls {
  const calls = names.map((name) => [name, async (...given: never[]) => (await open())[name](...given)])
  return Object.fromEntries(calls)
}
