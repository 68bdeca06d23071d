import type { ReactNode } from "react"
import type { FieldMetadata } from "../generated/fields.ts"

/**
 * The properties of a marker element, which shows the page editor where a placeholder, a rendering or a field starts or
 * ends. The platform defines the attributes and their order.
 */
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

/**
 * Renders the content of a placeholder between two markers for the page editor. `parentId` is the id of the block that
 * contains the placeholder, or `null` at the root.
 */
export function renderPlaceholderChromes(placeholder: string, parentId: string | null, children: ReactNode): ReactNode {
  return (
    <>
      <Chrome chrometype="placeholder" kind="open" id={`${placeholder}_${parentId || ROOT_ID}`} />
      {children}
      <Chrome chrometype="placeholder" kind="close" />
    </>
  )
}

export function renderBlockChromes(id: string, runtime: "server" | "client", children: ReactNode): ReactNode {
  return (
    <>
      <Chrome chrometype="rendering" kind="open" id={id || undefined} data-csdk-component-runtime={runtime} />
      {children}
      <Chrome chrometype="rendering" kind="close" />
    </>
  )
}

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
