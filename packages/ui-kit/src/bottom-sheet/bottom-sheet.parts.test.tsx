import { testParts } from "../../test/conformance/conformance.tsx"
import { BottomSheet } from "./index.ts"

testParts("bottom-sheet", { root: ["div", (props) => <BottomSheet.Root {...props} />] })
testParts(
  "bottom-sheet",
  {
    content: ["section", (props) => <BottomSheet.Content aria-label="Choices" {...props} />],
    header: ["div", (props) => <BottomSheet.Header {...props} />],
    handle: ["button", (props) => <BottomSheet.Handle {...props} />],
    close: ["button", (props) => <BottomSheet.Close {...props} />],
    body: ["div", (props) => <BottomSheet.Body {...props} />],
  },
  (part) => <BottomSheet.Root>{part}</BottomSheet.Root>,
)
