import { testParts } from "../../test/conformance/conformance.tsx"
import { EmbeddedForm } from "./index.ts"

const load = async () => {}

testParts("embedded-form", {
  root: ["div", (props) => <EmbeddedForm.Root formId="f-1" provider="HubSpot" load={load} {...props} />],
})
testParts(
  "embedded-form",
  {
    gate: ["div", (props) => <EmbeddedForm.Gate {...props} />],
    allow: ["button", (props) => <EmbeddedForm.Allow {...props} />],
    frame: ["div", (props) => <EmbeddedForm.Frame {...props} />],
    status: ["p", (props) => <EmbeddedForm.Status {...props} />],
    retry: ["button", (props) => <EmbeddedForm.Retry {...props} />],
  },
  (part) => (
    <EmbeddedForm.Root formId="f-1" provider="HubSpot" load={load}>
      {part}
    </EmbeddedForm.Root>
  ),
)
