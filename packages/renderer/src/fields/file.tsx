import type { AnchorHTMLAttributes, ReactNode } from "react"
import type { FileField } from "../generated/fields.ts"
import { inline } from "./inline.ts"

type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "style" | "dangerouslySetInnerHTML"> & {
  readonly [data: `data-${string}`]: string | undefined
}

export interface FileProps extends AnchorAttributes {
  readonly field: FileField | undefined
  readonly children?: ReactNode
}

/**
 * Renders a link to a document. Renders nothing when there is no file. The platform sends no editing metadata for
 * files.
 */
export const File = inline(function File({ field, children, ...attributes }: FileProps): ReactNode {
  if (field === undefined || field.value.src === "") return null
  const { src, title, displayName, name } = field.value
  return (
    <a {...attributes} href={src}>
      {children ?? (title || displayName || name || src)}
    </a>
  )
})
