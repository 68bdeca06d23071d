import { testParts } from "../../test/conformance/conformance.tsx"
import { VisuallyHidden } from "./visually-hidden.tsx"

testParts("visually-hidden", { root: ["span", (props) => <VisuallyHidden {...props} />] })
