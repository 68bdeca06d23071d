import { parts } from "../conformance/conformance.tsx"
import { ScrollToTop } from "./index.ts"

parts("scroll-to-top", { root: ["button", (props) => <ScrollToTop.Root {...props} />] })
