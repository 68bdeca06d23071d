import type { ReactNode } from "react"
import { BEFORE_HYDRATION_SCRIPT } from "./before-hydration.ts"
import { HIDE_ALERT_SCRIPT } from "./hide-alert.ts"
import { HIDE_REG_NO_SCRIPT } from "./hide-reg-no.ts"

export interface DocumentProps {
  readonly language: string
  readonly site: string
  readonly brand: string | null
  /** True if the page is being edited. The whole page is then hydrated at once, so that it can be updated in place. */
  readonly isEdited: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function Document({ language, site, brand, isEdited, className, children }: DocumentProps): ReactNode {
  return (
    <html
      lang={language}
      className={className}
      data-site={site}
      data-brand={brand ?? undefined}
      // React refreshes a page only once all of it is hydrated.
      data-hydrate={isEdited ? "all" : undefined}
      // The script below may have added attributes.
      suppressHydrationWarning
    >
      <body>
        <script dangerouslySetInnerHTML={{ __html: HIDE_REG_NO_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: HIDE_ALERT_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_HYDRATION_SCRIPT }} />
        {children}
      </body>
    </html>
  )
}
