import { lazy, type ReactNode, Suspense } from "react"

const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }))

/** Docs pages come with their own code; a story never loads it. */
export function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
