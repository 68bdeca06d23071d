import { lazy, type ReactNode, Suspense } from "react"

const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }))

/** Renders a docs page whose code is loaded lazily, so that stories never load it. */
export function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
