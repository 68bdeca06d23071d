import { lazy, type ReactNode, Suspense } from "react"

const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }))

/** Renders a docs page whose code is loaded lazily and never for a story. */
export function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
