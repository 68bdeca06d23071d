"use client"

import { Component, type ComponentType, type ContextType, type ReactNode, Suspense } from "react"
import type { Island } from "./island.types.ts"
import { Safe } from "./safe-islands.tsx"

/**
 * The `id` of the template for the error box. It equals `SECTION_FAILED_ID`, which is not imported, since the import
 * would make the browser load the rendering code.
 */
const BOX = "forecourt-section-failed"

export function createBoundary<Props extends object>(name: string, Leaf: ComponentType<Props>): Island<Props> {
  return class Bounded extends Component<Props, { readonly failed: boolean }> {
    static override contextType = Safe
    declare context: ContextType<typeof Safe>
    override state = { failed: false }

    static getDerivedStateFromError() {
      return { failed: true }
    }

    override componentDidCatch(error: unknown) {
      dispatchEvent(new CustomEvent("forecourt:island-failed", { detail: { island: name, error } }))
    }

    override render() {
      if (this.state.failed) return <Box />
      // There is usually no Suspense boundary: React would move a large one to the end of the document, where it is not
      // visible without JavaScript.
      const leaf = <Leaf {...this.props} />
      return this.context ? <Suspense fallback={<Box />}>{leaf}</Suspense> : leaf
    }
  }
}

/**
 * Renders the error box from the template that the server has added to the page. The template is in the language of the
 * page.
 */
function Box(): ReactNode {
  const html = typeof document === "undefined" ? "" : (document.getElementById(BOX)?.innerHTML ?? "")
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
