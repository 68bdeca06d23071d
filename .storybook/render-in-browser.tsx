import type { Preview } from "@storybook/react-vite"
import { Component, type ReactNode, StrictMode, useEffect } from "react"
import { createRoot, hydrateRoot, type Root } from "react-dom/client"
import type { Sent } from "./render-on-server.tsx"
import { waitForHydration } from "./taken-over.ts"

type RenderToCanvas = NonNullable<Preview["renderToCanvas"]>

/** True if stories start with their server-rendered HTML and are hydrated, as on a site (`&hydrate` in the URL). */
const shouldHydrate = () => new URLSearchParams(location.search).has("hydrate")

/**
 * True if hydration waits for `takeOver()` (`&hydrate=later` in the URL), to show a page whose script is still loading.
 */
const shouldWait = () => new URLSearchParams(location.search).get("hydrate") === "later"

const roots = new Map<Element, Root>()

export const renderToCanvas: RenderToCanvas = async (context, canvas) => {
  const { storyContext, unboundStoryFn: Story, forceRemount, showMain, showException } = context
  if (forceRemount) leave(canvas)
  const isHydrating = shouldHydrate() && !roots.has(canvas)
  if (isHydrating) canvas.innerHTML = await fetchSent(storyContext.id)
  // Parts measure themselves on hydration; Storybook hides a story that takes long to prepare.
  showMain()
  const sent = canvas.querySelectorAll("*")
  const taken = Promise.withResolvers<void>()
  if (isHydrating && shouldWait()) await waitUntilCalled(taken.promise)

  await new Promise<void>((resolve) => {
    const fail = (error: Error) => {
      showException(error)
      resolve()
    }
    render(
      <StrictMode>
        <Boundary key={storyContext.id} onError={fail}>
          <Arrival onArrive={resolve}>
            <Story {...storyContext} />
          </Arrival>
        </Boundary>
      </StrictMode>,
      canvas,
      isHydrating,
    )
  })
  if (isHydrating) await waitForHydration(sent)
  Object.assign(window, { leaveStory: () => leave(canvas) })
  taken.resolve()
  return () => leave(canvas)
}

/** Returns a promise that resolves when a test calls `window.takeOver()`, which this function defines. */
function waitUntilCalled(done: Promise<void>): Promise<void> {
  return new Promise((begin) => {
    const takeOver = () => {
      begin()
      return done
    }
    Object.assign(window, { takeOver })
  })
}

function render(tree: ReactNode, canvas: Element, isHydrating: boolean): void {
  if (isHydrating) {
    roots.set(canvas, hydrateRoot(canvas, tree, { onRecoverableError: complain }))
    return
  }
  const root = roots.get(canvas) ?? createRoot(canvas)
  roots.set(canvas, root)
  root.render(tree)
}

function leave(canvas: Element): void {
  roots.get(canvas)?.unmount()
  roots.delete(canvas)
}

async function fetchSent(id: string): Promise<string> {
  const response = await fetch(`as-sent/${id}.json`)
  const { html, complaints }: Sent = await response.json()
  for (const complaint of complaints) console.error(`on the server: ${complaint}`)
  return html
}

function complain(thrown: unknown, { componentStack = "" }: { readonly componentStack?: string | undefined }): void {
  console.error(`while taking over: ${thrown instanceof Error ? thrown.message : String(thrown)}\n${componentStack}`)
}

function Arrival({ onArrive, children }: { readonly onArrive: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onArrive, [onArrive])
  return children
}

interface BoundaryProps {
  readonly onError: (error: Error) => void
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
