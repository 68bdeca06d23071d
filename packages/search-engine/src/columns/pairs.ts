import type { Field } from "../rules/fields.ts"

/**
 * The factor by which the parent's code is multiplied before the child's code is added, so that one number holds both.
 */
export const PAIR_FACTOR = 2 ** 26

/** Creates the field of the column with the pairs of a child's and its parent's values. */
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
