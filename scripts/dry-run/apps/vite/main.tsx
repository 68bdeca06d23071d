import "@forecourt/ui-kit/theme.css"
import { Disclosure } from "@forecourt/ui-kit/disclosure"
import { createRoot } from "react-dom/client"

function Page() {
  return (
    <main>
      <h1>Verkstad</h1>
      <Disclosure.Root>
        <Disclosure.Trigger>Öppettider</Disclosure.Trigger>
        <Disclosure.Content>Vardagar 7 till 18</Disclosure.Content>
      </Disclosure.Root>
    </main>
  )
}

const root = document.getElementById("page")
if (root) createRoot(root).render(<Page />)
