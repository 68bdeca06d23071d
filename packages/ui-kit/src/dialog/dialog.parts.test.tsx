import { testParts } from "../../test/conformance/conformance.tsx"
import { Dialog } from "./index.ts"

testParts("dialog", { trigger: ["button", (props) => <Dialog.Trigger {...props} />] }, (part) => (
  <Dialog.Root>{part}</Dialog.Root>
))
testParts("dialog", { content: ["div", (props) => <Dialog.Content aria-label="Provkör" {...props} />] }, (part) => (
  <Dialog.Root open>{part}</Dialog.Root>
))
testParts(
  "dialog",
  {
    title: ["h2", (props) => <Dialog.Title {...props} />],
    description: ["p", (props) => <Dialog.Description {...props} />],
    close: ["button", (props) => <Dialog.Close {...props} />],
  },
  (part) => (
    <Dialog.Root open>
      <Dialog.Content aria-label="Provkör">{part}</Dialog.Content>
    </Dialog.Root>
  ),
)
