import type { PartAttributes } from "../anatomy/anatomy.ts"

/** Adds the class name of the caller to the attributes of a part that is rendered by another component. */
export function joinClass(attributes: PartAttributes, classNameProp: string | undefined): PartAttributes {
  const className = [attributes.className, classNameProp].filter(Boolean).join(" ")
  return { ...attributes, ...(className && { className }) }
}
