import type { AnchorHTMLAttributes, ReactNode } from "react"
import type { LinkField } from "../generated/fields.ts"
import { renderFieldChromes } from "../render/chromes.tsx"
import { inline } from "./inline.ts"
import { NO_TEXT } from "./text.tsx"

type AnchorAttributes = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "target" | "rel" | "style" | "dangerouslySetInnerHTML"
> & {
  readonly [data: `data-${string}`]: string | undefined
}

export interface LinkProps extends AnchorAttributes {
  readonly field: LinkField | undefined
  readonly children?: ReactNode
  /** The text that is added to the link for screen readers when the link opens a new window. */
  readonly newWindowText?: string
}

/**
 * Renders a link. Its content is the children, the editor's text or the URL, in this order of preference. If there is
 * no URL, nothing is rendered for visitors.
 */
export const Link = inline(function Link({ field, children, newWindowText, ...attributes }: LinkProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  const isEdited = metadata !== undefined && field.editable !== false
  if (value.href === "") return isEdited ? renderFieldChromes(metadata, <span>{NO_TEXT}</span>) : null

  const content = children ?? value.text ?? value.href
  const anchor =
    value.target === undefined && value.title === undefined && value.class === undefined ? (
      <a {...attributes} href={value.href}>
        {content}
      </a>
    ) : (
      renderSpecial(value, { ...attributes, children: content }, newWindowText)
    )
  return isEdited ? renderFieldChromes(metadata, anchor) : anchor
})

/**
 * Renders a link that may open a new window. The new window cannot access the page, and a text for screen readers
 * announces it.
 */
function renderSpecial(
  { href, target, title, class: ownClass }: LinkField["value"],
  { children, ...attributes }: AnchorAttributes & { readonly children: ReactNode },
  newWindowText: string | undefined,
): ReactNode {
  const opensWindow = target === "_blank"
  return (
    <a
      {...attributes}
      className={[attributes.className, ownClass].filter(Boolean).join(" ") || undefined}
      href={href}
      target={target}
      rel={opensWindow ? "noopener noreferrer" : undefined}
      title={attributes.title ?? title}
    >
      {children}
      {opensWindow && newWindowText !== undefined ? <span data-part="new-window">{` (${newWindowText})`}</span> : null}
    </a>
  )
}
