// Written by @forecourt/codegen: what the forms of blocks are made of. Do not edit: run `npm run generate`.

/** Whether all conditions hold for the values filled in so far. */
export function areMet(conditions, values) {
  return conditions.every(({ property, isOneOf, orMissing = false }) => {
    const value = values[property]
    return value === undefined ? orMissing : isOneOf.includes(value)
  })
}
