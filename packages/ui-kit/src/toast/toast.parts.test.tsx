import { testParts } from "../../test/conformance/conformance.tsx"
import { Toast } from "./index.ts"

testParts("toast", { viewport: ["ol", (props) => <Toast.Viewport {...props} />] }, (part) => (
  <Toast.Provider>{part}</Toast.Provider>
))
testParts("toast", { root: ["li", (props) => <Toast.Root {...props} />] }, (part) => (
  <Toast.Provider>
    {part}
    <Toast.Viewport />
  </Toast.Provider>
))
testParts(
  "toast",
  {
    title: ["p", (props) => <Toast.Title {...props} />],
    description: ["p", (props) => <Toast.Description {...props} />],
    action: ["button", (props) => <Toast.Action otherWay="Se dina bilar" {...props} />],
    close: ["button", (props) => <Toast.Close {...props} />],
  },
  (part) => (
    <Toast.Provider>
      <Toast.Root>{part}</Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  ),
)
