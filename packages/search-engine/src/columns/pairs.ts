import type { Field } from "../rules/fields.ts"

/** The factor that combines two codes into one number: `parent * PAIR_FACTOR + child`. */
export const PAIR_FACTOR = 2 ** 26

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
