import type { PartAttributes } from "../anatomy/anatomy.ts"

export function joinClass(attributes: PartAttributes, classNameProp: string | undefined): PartAttributes {
  const className = [attributes.className, classNameProp].filter(Boolean).join(" ")
  return { ...attributes, ...(className && { className }) }
}
