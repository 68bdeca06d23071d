interface Claim {
  /** The position of the row, as `file:line`. */
  readonly where: string
  readonly id: string
}

/** Finds rows that reference an unknown id. Returns an error line for each. */
export function findUnknownReferences(what: string, claims: readonly Claim[], known: ReadonlySet<string>): string[] {
  return claims
    .filter(({ id }) => !known.has(id))
    .map(({ where, id }) => `${where}: there is no ${what} "${id}". Import it too, or fix the line.`)
}

/** Finds rows that repeat the key of an earlier row. Returns an error line for each. */
export function findDuplicates(claims: readonly Claim[]): string[] {
  const first = new Map<string, string>()
  return claims.flatMap(({ where, id }) => {
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, where)
    return earlier === undefined ? [] : [`${where}: ${id} is already at ${earlier}. Remove one of them.`]
  })
}
