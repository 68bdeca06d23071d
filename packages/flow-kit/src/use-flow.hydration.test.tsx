import { waitFor } from "@testing-library/react"
import { type ComponentType, lazy, Suspense, startTransition, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, onTestFinished, test } from "vitest"
import { createActor, setup } from "xstate"
import { useFlow } from "./use-flow.ts"

const machine = setup({}).createMachine({ initial: "open", states: { open: {} } })

interface PageProps {
  readonly Flow: ComponentType
  readonly Other: ComponentType<{ readonly address: string }>
}

function Page({ Flow, Other }: PageProps) {
  const [address, setAddress] = useState("/")
  navigate = () => startTransition(() => setAddress("/filtered"))
  return (
    <>
      <Suspense>
        <Flow />
      </Suspense>
      <Suspense>
        <Other address={address} />
      </Suspense>
    </>
  )
}

let navigate = () => {}
let openFlow = () => ({ actor: createActor(machine) })

function Flow() {
  const [open] = useState(() => openFlow)
  return <p>{`${useFlow(open).snapshot?.value}`}</p>
}

test("useFlow renders a flow during hydration even while another lazy component suspends a transition", async () => {
  const Other = () => <i>other</i>
  document.body.innerHTML = renderToString(<Page Flow={Flow} Other={Other} />)
  // Effects of hydration run at idle priority. The navigation waits for an island that is not needed yet.
  openFlow = () => {
    navigate()
    return { actor: createActor(machine) }
  }
  const LazyFlow = lazy(async () => ({ default: Flow }))
  const LazyOther = lazy(() => new Promise<{ default: typeof Other }>(() => {}))
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const { IS_REACT_ACT_ENVIRONMENT: initial = false } = environment
  environment.IS_REACT_ACT_ENVIRONMENT = false
  const root = hydrateRoot(document.body, <Page Flow={LazyFlow} Other={LazyOther} />)
  onTestFinished(() => {
    root.unmount()
    environment.IS_REACT_ACT_ENVIRONMENT = initial
  })

  await waitFor(() => expect(document.querySelector("p")?.textContent).toBe("open"))
})
