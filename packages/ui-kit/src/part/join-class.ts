import type { PartAttributes } from "../anatomy/anatomy.ts"

/** Adds the class of the caller to the attributes of a part that another primitive renders. */
export function joinClass(attributes: PartAttributes, classNameProp: string | undefined): PartAttributes {
  const className = [attributes.className, classNameProp].filter(Boolean).join(" ")
  return { ...attributes, ...(className && { className }) }
}
