import type { Field } from "../rules/fields.ts"

/**
 * The factor by which the code of the parent is multiplied before the code of the child is added, so that a single
 * number represents the pair.
 */
export const PAIR_FACTOR = 2 ** 26

/** Creates the field of the column with the pairs of values of a child and its parent. */
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
