import { parts } from "../conformance/conformance.tsx"
import { VisuallyHidden } from "./visually-hidden.tsx"

parts("visually-hidden", { root: ["span", (props) => <VisuallyHidden {...props} />] })
