import type { ReactNode } from "react"
import type { FieldMetadata } from "../generated/fields.ts"

/** Marks by which a page editor finds placeholders, blocks and fields. The names and their order are the platform's. */
interface Chrome {
  readonly chrometype: "placeholder" | "rendering" | "field"
  readonly kind: "open" | "close"
  readonly id?: string | undefined
  readonly "data-csdk-component-runtime"?: "server" | "client"
  readonly children?: string
}

const ROOT_ID = "00000000-0000-0000-0000-000000000000"

function Chrome({ chrometype, kind, ...rest }: Chrome) {
  const attributes = { type: "text/sitecore", chrometype, className: "scpm", kind, ...rest }
  return <code {...attributes} suppressHydrationWarning />
}

/** Marks around the blocks of a placeholder; the parent is the block that holds it, or nothing at the root. */
export function renderPlaceholderChromes(placeholder: string, parentId: string | null, children: ReactNode): ReactNode {
  return (
    <>
      <Chrome chrometype="placeholder" kind="open" id={`${placeholder}_${parentId || ROOT_ID}`} />
      {children}
      <Chrome chrometype="placeholder" kind="close" />
    </>
  )
}

/** Marks around one block; one that the platform gave no identifier has none in its mark. */
export function renderBlockChromes(id: string, runtime: "server" | "client", children: ReactNode): ReactNode {
  return (
    <>
      <Chrome chrometype="rendering" kind="open" id={id || undefined} data-csdk-component-runtime={runtime} />
      {children}
      <Chrome chrometype="rendering" kind="close" />
    </>
  )
}

/** Marks around one field, with the metadata by which the editor saves it. */
export function renderFieldChromes(metadata: FieldMetadata, children: ReactNode): ReactNode {
  return (
    <>
      <Chrome chrometype="field" kind="open">
        {JSON.stringify(metadata)}
      </Chrome>
      {children}
      <Chrome chrometype="field" kind="close" />
    </>
  )
}
