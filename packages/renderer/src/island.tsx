"use client"

import { Component, type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext } from "react"

/** Must match {@link SECTION_FAILED_ID}; written out so that this file imports nothing. */
const BOX = "forecourt-section-failed"

/** Whether a page is drawn again because an island threw on the server. */
const Safe = createContext(false)

/**
 * Wraps a page that is drawn a second time because an island threw while it was drawn on the server:
 * each island then stands behind a boundary of its own, and the one that throws is left to the browser.
 */
export function SafeIslands({ children }: { readonly children: ReactNode }): ReactNode {
  return <Safe value={true}>{children}</Safe>
}

type Leaf<Props> = ComponentType<Props>
type Children = { readonly children?: ReactNode }

/**
 * A client component in a chunk of its own, drawn on the server, with an error boundary in the browser.
 * When its chunk does not arrive, what the server put inside it stays.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<Leaf<Props>>,
): ComponentType<Props & Children> {
  const Loaded = lazy(() =>
    load()
      .catch(() => load())
      .then(asModule, () => asModule<Props>(KeepChildren)),
  )
  function Island(props: Props & Children) {
    const isSafe = useContext(Safe)
    // No Suspense boundary in the ordinary case: React would move a large one to the end of the document,
    // where a page without JavaScript never shows it.
    const leaf = <Loaded {...(props as Props & { ref?: never })} />
    return <Boundary name={name}>{isSafe ? <Suspense fallback={<Box />}>{leaf}</Suspense> : leaf}</Boundary>
  }
  Island.displayName = `Island(${name})`
  return Island
}

function asModule<Props>(leaf: Leaf<Props>): { default: Leaf<Props> } {
  return { default: leaf }
}

function KeepChildren({ children }: Children): ReactNode {
  return children
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
