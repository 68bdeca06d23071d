"use client"

import { Component, type ComponentType, type ReactNode, Suspense, useContext } from "react"
import type { Island } from "./island.ts"
import { Safe } from "./safe-islands.tsx"

/** Must be `SECTION_FAILED_ID`; written out so that no drawing code comes along to the browser. */
const BOX = "forecourt-section-failed"

/** Puts a leaf behind its own error boundary. */
export function withBoundary<Props extends object>(name: string, Leaf: ComponentType<Props>): Island<Props> {
  return function Bounded(props) {
    const isSafe = useContext(Safe)
    // No Suspense boundary in the ordinary case: React would move a large one to the end of the document,
    // where a page without JavaScript never shows it.
    const leaf = <Leaf {...props} />
    return <Boundary name={name}>{isSafe ? <Suspense fallback={<Box />}>{leaf}</Suspense> : leaf}</Boundary>
  }
}

class Boundary extends Component<
  { readonly name: string; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    dispatchEvent(new CustomEvent("forecourt:island-failed", { detail: { island: this.props.name, error } }))
  }

  override render() {
    return this.state.failed ? <Box /> : this.props.children
  }
}

/** The page's own 'Aj då' box, copied from the template that the server wrote in the page's language. */
function Box(): ReactNode {
  const html = typeof document === "undefined" ? "" : (document.getElementById(BOX)?.innerHTML ?? "")
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
