// Written by @forecourt/codegen: the helpers of the blocks' forms. Do not edit: run `npm run generate`.

/** Returns whether all conditions are true for the current values. */
export function areMet(conditions, values) {
  return conditions.every(({ property, isOneOf, orMissing = false }) => {
    const value = values[property]
    return value === undefined ? orMissing : isOneOf.includes(value)
  })
}
