import { lazy, type ReactNode, Suspense } from "react"

const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }))

export function LazyDocsPage(): ReactNode {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  )
}
