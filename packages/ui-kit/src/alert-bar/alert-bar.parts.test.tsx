import { testParts } from "../../test/conformance/conformance.tsx"
import { AlertBar } from "./index.ts"

testParts("alert-bar", {
  root: ["section", (props) => <AlertBar.Root {...props} />],
  content: [
    "div",
    (props) => (
      <AlertBar.Root>
        <AlertBar.Content {...props} />
      </AlertBar.Root>
    ),
  ],
  dismiss: [
    "button",
    (props) => (
      <AlertBar.Root>
        <AlertBar.Dismiss {...props} />
      </AlertBar.Root>
    ),
  ],
})
