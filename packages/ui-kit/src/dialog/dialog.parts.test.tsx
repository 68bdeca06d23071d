import { parts } from "../conformance/conformance.tsx"
import { Dialog } from "./index.ts"

parts(
  "dialog",
  {
    trigger: ["button", (props) => <Dialog.Trigger {...props} />],
    content: ["dialog", (props) => <Dialog.Content {...props} />],
    title: ["h2", (props) => <Dialog.Title {...props} />],
    close: ["button", (props) => <Dialog.Close {...props} />],
  },
  (part) => <Dialog.Root>{part}</Dialog.Root>,
)
