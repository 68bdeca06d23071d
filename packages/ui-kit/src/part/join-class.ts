import type { PartAttributes } from "../anatomy/anatomy.ts"

/** Attributes of a part that is rendered by another primitive: its class beside the one that is given. */
export function joinClass(attributes: PartAttributes, given: string | undefined): PartAttributes {
  const className = [attributes.className, given].filter(Boolean).join(" ")
  return { ...attributes, ...(className && { className }) }
}
