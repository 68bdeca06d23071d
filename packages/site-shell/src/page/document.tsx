import { ASLEEP } from "@forecourt/renderer/asleep"
import type { ReactNode } from "react"
import { HIDE_ALERT_SCRIPT } from "./hide-alert.ts"

export interface DocumentProps {
  readonly language: string
  readonly site: string
  /** Brand whose look the page takes, in lower case. */
  readonly brand: string | null
  /** Whether an editor changes the page: then its scripts never sleep. */
  readonly isEdited: boolean
  /** Classes of the site's fonts. */
  readonly className?: string
  readonly children: ReactNode
}

/** The page's outermost elements. Themes choose by `data-site` and `data-brand`. */
export function Document({ language, site, brand, isEdited, className, children }: DocumentProps): ReactNode {
  return (
    <html
      lang={language}
      className={className}
      data-site={site}
      data-brand={brand ?? undefined}
      {...(!isEdited && ASLEEP)}
      // The script below may have added to it.
      suppressHydrationWarning
    >
      <body>
        <script dangerouslySetInnerHTML={{ __html: HIDE_ALERT_SCRIPT }} />
        {children}
      </body>
    </html>
  )
}
