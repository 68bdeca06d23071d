type Call = (...args: never[]) => Promise<unknown> | AsyncIterable<unknown>

/**
 * Creates lazy functions for the calls of a service, by name. The code of the calls is loaded when one of the functions
 * is called for the first time.
 */
export function createLazyCalls<Calls extends { readonly [Name in keyof Calls]: Call }>(
  names: readonly (keyof Calls & string)[],
  open: () => Promise<Calls>,
  streams: readonly (keyof Calls & string)[] = [],
): Calls {
  const calls = names.map((name) => {
    async function* stream(...args: never[]) {
      yield* (await open())[name](...args) as AsyncIterable<unknown>
    }
    return [name, streams.includes(name) ? stream : async (...args: never[]) => (await open())[name](...args)]
  })
  return Object.fromEntries(calls)
}
