import { testParts } from "../../test/conformance/conformance.tsx"
import { LoadingOverlay } from "./index.ts"

testParts(
  "loading-overlay",
  {
    content: ["div", (props) => <LoadingOverlay.Content {...props} />],
    veil: ["div", (props) => <LoadingOverlay.Veil {...props} />],
  },
  (part) => <LoadingOverlay.Root isBusy>{part}</LoadingOverlay.Root>,
)
testParts("loading-overlay", { root: ["div", (props) => <LoadingOverlay.Root isBusy={false} {...props} />] })
