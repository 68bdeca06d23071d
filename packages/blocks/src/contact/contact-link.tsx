// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/copy-button.css"
import { Link, type LinkField, type SiteContext } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { ContactCopy } from "../generated/islands.tsx"
import css from "./contact-link.module.css"
import { getCopiedValue } from "./copied-value.ts"

interface ContactLinkProps {
  readonly className?: string
  readonly field: LinkField | undefined
  readonly site: SiteContext
  readonly children?: ReactNode
}

/** Renders a contact link. A phone number or an e-mail address also has a copy button. Spec 1 §2. */
export function ContactLink({ field, site, children, ...attributes }: ContactLinkProps) {
  if (field === undefined) return null
  const value = getCopiedValue(field.value.href)
  return (
    <>
      <Link {...attributes} field={field} newWindowText={site.text("link.newWindow")}>
        {children ?? (field.value.text || value || undefined)}
      </Link>
      {value === null ? null : (
        <ContactCopy
          className={css.copy}
          value={value}
          label={site.text("copy.label", { value })}
          copied={site.text("copy.copied")}
          failed={site.text("copy.failed")}
        />
      )}
    </>
  )
}
