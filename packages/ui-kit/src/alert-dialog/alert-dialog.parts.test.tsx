import { testParts } from "../../test/conformance/conformance.tsx"
import { AlertDialog } from "./index.ts"

testParts("alert-dialog", { trigger: ["button", (props) => <AlertDialog.Trigger {...props} />] }, (part) => (
  <AlertDialog.Root>{part}</AlertDialog.Root>
))
testParts(
  "alert-dialog",
  { content: ["div", (props) => <AlertDialog.Content aria-label="Ta bort bilen?" {...props} />] },
  (part) => <AlertDialog.Root open>{part}</AlertDialog.Root>,
)
testParts(
  "alert-dialog",
  {
    title: ["h2", (props) => <AlertDialog.Title {...props} />],
    description: ["p", (props) => <AlertDialog.Description {...props} />],
    cancel: ["button", (props) => <AlertDialog.Cancel {...props} />],
    action: ["button", (props) => <AlertDialog.Action {...props} />],
  },
  (part) => (
    <AlertDialog.Root open>
      <AlertDialog.Content aria-label="Ta bort bilen?">{part}</AlertDialog.Content>
    </AlertDialog.Root>
  ),
)
