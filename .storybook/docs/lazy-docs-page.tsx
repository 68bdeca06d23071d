import { lazy, type ReactNode, Suspense } from "react"

const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }))

/** Loads the code of docs pages lazily; a story never loads it. */
export function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
