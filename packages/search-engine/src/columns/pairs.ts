import type { Field } from "../rules/fields.ts"

/** A pair of codes as one number: the parent's times this, and the child's. */
export const PAIR_FACTOR = 2 ** 26

/** Creates the field of the column for pairs of a child's values and its parent's. */
export function createPairField({ name, parent, many }: Field): Field {
  return {
    name: `${parent}/${name}`,
    kind: "number",
    many,
    instant: false,
    facet: null,
    parent: null,
    words: false,
    sort: true,
  }
}

export const getParent = (pair: number) => Math.floor(pair / PAIR_FACTOR)
export const getChild = (pair: number) => pair % PAIR_FACTOR
