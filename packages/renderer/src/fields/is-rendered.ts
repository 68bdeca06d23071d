import type { FieldMetadata } from "../generated/fields.ts"

interface Field {
  readonly value: string | { readonly src: string } | { readonly href: string }
  readonly metadata?: FieldMetadata
  readonly editable?: boolean
}

/**
 * Returns true if a field component renders something, because the field has a value or because an editor can fill it
 * in inline.
 */
export function isRendered<Given extends Field>(field: Given | undefined): field is Given {
  return field !== undefined && (isFilled(field.value) || isEdited(field))
}

export function isEdited({ metadata, editable }: Pick<Field, "metadata" | "editable">): boolean {
  return metadata !== undefined && editable !== false
}

function isFilled(value: Field["value"]): boolean {
  if (typeof value === "string") return value.trim() !== ""
  return "src" in value ? value.src !== "" : value.href !== ""
}
