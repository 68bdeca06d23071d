interface Claim {
  /** The position of the row in the format `file:line`. */
  readonly where: string
  readonly id: string
}

/** Returns an error message for each row that refers to an unknown id. */
export function findUnknownReferences(what: string, claims: readonly Claim[], known: ReadonlySet<string>): string[] {
  return claims
    .filter(({ id }) => !known.has(id))
    .map(({ where, id }) => `${where}: there is no ${what} "${id}". Import it too, or fix the line.`)
}

/** Returns an error message for each row that repeats the key of an earlier row. */
export function findDuplicates(claims: readonly Claim[]): string[] {
  const first = new Map<string, string>()
  return claims.flatMap(({ where, id }) => {
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, where)
    return earlier === undefined ? [] : [`${where}: ${id} is already at ${earlier}. Remove one of them.`]
  })
}
