import { testParts } from "../../test/conformance/conformance.tsx"
import { CopyButton } from "./index.ts"

testParts("copy-button", {
  root: ["span", (props) => <CopyButton.Root value="1" {...props} />],
  trigger: [
    "button",
    (props) => (
      <CopyButton.Root value="1">
        <CopyButton.Trigger {...props} />
      </CopyButton.Root>
    ),
  ],
  status: [
    "span",
    (props) => (
      <CopyButton.Root value="1">
        <CopyButton.Status {...props} />
      </CopyButton.Root>
    ),
  ],
})
